import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { Button } from './Button.tsx';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('Button', () => {
  it('sends no form unless told to', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (type?: 'submit') => (
      <form onSubmit={submit}>
        <Button {...(type && { type })}>Save</Button>
      </form>
    );
    const { rerender } = await renderUi(form());
    await userEvent.click(button());
    expect(submit).not.toHaveBeenCalled();
    rerender(form('submit'));
    await userEvent.click(button());
    expect(submit).toHaveBeenCalledOnce();
  });

  it('keeps its name while it is busy, and takes no click', async () => {
    const click = vi.fn();
    const { rerender } = await renderUi(
      <Button loading onClick={click}>
        Save
      </Button>,
    );
    expect(button().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button());
    expect(click).not.toHaveBeenCalled();
    rerender(<Button onClick={click}>Save</Button>);
    expect(button().hasAttribute('aria-busy')).toBe(false);
    await userEvent.click(button());
    expect(click).toHaveBeenCalledOnce();
  });

  it('takes no click while disabled', async () => {
    const click = vi.fn();
    await renderUi(
      <Button disabled onClick={click}>
        Save
      </Button>,
    );
    await userEvent.click(button());
    expect(click).not.toHaveBeenCalled();
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });

  it('is a link where it leads somewhere, followed by the router where the address is an own one', async () => {
    const follow = vi.fn();
    await renderUi(
      <NavigationProvider navigation={{ follow }}>
        <Button href="/contact">Contact</Button>
        <Button href="//elsewhere.example" onClick={(event) => event.preventDefault()}>
          Elsewhere
        </Button>
      </NavigationProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(follow).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
    expect(follow).toHaveBeenCalledExactlyOnceWith('/contact');
  });
});
