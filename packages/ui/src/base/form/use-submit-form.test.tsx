import { TextInput } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, renderUi } from '../../../vitest.render.tsx';
import { useSubmitForm, type SubmitFormInput } from './use-submit-form.ts';
import { pending, refused } from '../story.fixture.ts';

interface Values {
  name: string;
  code: string;
}

function Example(props: Partial<SubmitFormInput<Values>>) {
  const form = useSubmitForm<Values>({
    initialValues: { name: '', code: '' },
    validate: ({ name, code }) => ({
      name: name.length < 2 && 'Too short',
      code: code === name ? 'The same' : null,
    }),
    onSubmit: () => undefined,
    errorsOf: ({ message }) => (message === 'TAKEN' ? { code: 'Taken' } : {}),
    ...props,
  });
  return (
    <form onSubmit={form.submit}>
      <TextInput label="Code" {...form.getInputProps('code')} />
      <TextInput label="Name" {...form.getInputProps('name')} />
      <p>{form.refusal?.message}</p>
      <button disabled={form.isPending}>Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
describe('a form', () => {
  it('shows no error before the first submission', async () => {
    await renderUi(<Example />);
    await userEvent.type(field('Name'), 'a');
    expect(screen.queryByText('Too short')).toBeNull();
  });

  it('validates on submit and focuses the first invalid field', async () => {
    const onSubmit = vi.fn();
    await renderUi(<Example onSubmit={onSubmit} />);
    await send();
    expect(screen.getByText('Too short')).toBeTruthy();
    expect(screen.getByText('The same')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('renders nothing when a field gets the focus', async () => {
    const onRender = vi.fn();
    await renderUi(
      <Profiler id="form" onRender={onRender}>
        <Example />
      </Profiler>,
    );
    onRender.mockClear();
    act(() => field('Name').focus());
    expect(onRender).not.toHaveBeenCalled();
  });

  it('scrolls to the whole first invalid field, with its label', async () => {
    const shown: unknown[] = [];
    HTMLElement.prototype.scrollIntoView = function () {
      shown.push(this.textContent);
    };
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
    await renderUi(<Example />);
    await send();
    expect(shown).toEqual(['Name']);
  });

  it('validates all fields on each later change', async () => {
    await renderUi(<Example />);
    await send();
    await userEvent.type(field('Name'), 'a');
    expect(screen.getByText('Too short')).toBeTruthy();
    expect(screen.queryByText('The same')).toBeNull();
    await userEvent.type(field('Name'), 'b');
    expect(screen.queryByText('Too short')).toBeNull();
    await userEvent.type(field('Code'), 'ab');
    expect(screen.getByText('The same')).toBeTruthy();
  });

  it('shows errors in the active language', async () => {
    const { rerender } = await renderUi(<Example />);
    await send();
    rerender(<Example validate={() => ({ name: 'สั้นเกินไป' })} />);
    expect(screen.getByText('สั้นเกินไป')).toBeTruthy();
    expect(screen.queryByText('Too short')).toBeNull();
  });

  it('submits again after work that did not start', async () => {
    const onSubmit = vi.fn(() => false);
    await renderUi(<Example onSubmit={onSubmit} />);
    await userEvent.type(field('Name'), 'ab');
    await send();
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('submits once after Enter and a double click', async () => {
    const onSubmit = vi.fn(() => new Promise(() => undefined));
    await renderUi(<Example onSubmit={onSubmit} />);
    await userEvent.type(field('Name'), 'ab{Enter}');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit.mock.calls).toEqual([[{ name: 'ab', code: '' }]]);
  });

  it('is read-only and locked during a submission', async () => {
    const onSubmit = vi.fn();
    await renderUi(<Example onSubmit={onSubmit} progress={pending} />);
    await userEvent.type(field('Name'), 'ab{Enter}');
    expect(field('Name').value).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('resets when its sheet opens', async () => {
    const { rerender } = await renderUi(<Example isOpen={false} />);
    await userEvent.type(field('Name'), 'a{Enter}');
    rerender(<Example isOpen initialValues={{ name: 'as it is now', code: '' }} />);
    expect(field('Name').value).toBe('as it is now');
    expect(screen.queryByText('Too short')).toBeNull();
    await userEvent.clear(field('Name'));
    expect(screen.queryByText('Too short')).toBeNull();
  });
});

describe('a refusal', () => {
  it('shows at its field with the focus', async () => {
    const { rerender } = await renderUi(<Example />);
    rerender(<Example progress={refused('TAKEN')} />);
    expect(screen.getByText('Taken')).toBeTruthy();
    expect(document.activeElement).toBe(field('Code'));
    expect(screen.queryByText('TAKEN')).toBeNull();
  });

  it('without a field belongs to the form', async () => {
    await renderUi(<Example progress={refused('CLOSED')} />);
    expect(screen.getByText('CLOSED')).toBeTruthy();
    expect(field('Code').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('disappears with the next change of any field', async () => {
    const onEdit = vi.fn();
    await renderUi(<Example progress={refused('TAKEN')} onEdit={onEdit} />);
    await userEvent.type(field('Name'), 'x');
    expect(screen.queryByText('Taken')).toBeNull();
    expect(onEdit).toHaveBeenCalled();
  });

  it('stays when the sheet closes', async () => {
    const onEdit = vi.fn();
    const { rerender } = await renderUi(<Example isOpen progress={refused('TAKEN')} onEdit={onEdit} />);
    rerender(<Example isOpen={false} progress={refused('TAKEN')} onEdit={onEdit} />);
    expect(onEdit).not.toHaveBeenCalled();
  });
});
