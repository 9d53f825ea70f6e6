import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { dismissToasts } from '../Toasts/Toasts.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => {
  dismissToasts();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('CopyButton', () => {
  it('copies and shows a message', async () => {
    const user = userEvent.setup();
    await renderUi(<CopyButton text="1234567890" label="Copy account number" />, { env: 'default' });
    await user.click(screen.getByRole('button', { name: 'Copy account number' }));
    expect(await within(screen.getByRole('status')).findByText('Copied: 1234567890')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('1234567890');
  });

  it('falls back to execCommand', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    let selected = '';
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    await renderUi(<CopyButton text="1234567890" label="Copy" />, { env: 'default' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await within(screen.getByRole('status')).findByText('Copied: 1234567890')).toBeTruthy();
    expect(selected).toBe('1234567890');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('shows an error when both fail', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderUi(<CopyButton text="1234567890" label="Copy" />, { env: 'default' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await within(screen.getByRole('alert')).findByText('Failed to copy')).toBeTruthy();
  });
});
