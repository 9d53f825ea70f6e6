import { Alert, Button, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../vitest.render.tsx';
import { Link } from '../base/Link/Link.tsx';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('a button', () => {
  it('does not submit a form by default', async () => {
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

  it('keeps its label while busy and ignores clicks', async () => {
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

  it('keeps the focus while busy, and submits nothing', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Amount" />
        <Button type="submit" loading={loading}>
          Save
        </Button>
      </form>
    );
    const { rerender } = await renderUi(form(false));
    button().focus();
    rerender(form(true));
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button());
    await userEvent.type(screen.getByRole('textbox'), '5{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('can be a link of the router', async () => {
    const leave = vi.fn((event: React.MouseEvent) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    const { navigate } = await renderUi(
      <>
        <Button component={Link} href="/contact">
          Contact
        </Button>
        <div onClick={leave}>
          <Button component={Link} href="//elsewhere.example">
            Elsewhere
          </Button>
        </div>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(leave).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/contact');
  });
});

describe('a field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

  it('announces its error before its description', async () => {
    await renderUi(<TextInput label="Name" description="As on your card" error="Enter your name" />);
    const words = (field().getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Enter your name', 'As on your card']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an alert', () => {
  it('is announced by its live region only', async () => {
    await renderUi(<Alert title="Slow">Try later</Alert>);
    expect(screen.queryByRole('alert', { name: 'Slow' })).toBeNull();
    expect(screen.getByRole('note', { name: 'Slow' })).toBeTruthy();
  });
});
