import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoAccounts } from '@wallet/contract/demo-members';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { dismissToasts } from '../Toasts/Toasts.tsx';
import { CopyButton } from './CopyButton.tsx';

const accountNumber = demoAccounts.rich.bankAccountNo;

afterEach(() => {
  dismissToasts();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('CopyButton', () => {
  it('copies and shows a message', async () => {
    const user = userEvent.setup();
    await renderUi(<CopyButton text={accountNumber} label="Copy account number" />, { env: 'default' });
    await user.click(screen.getByRole('button', { name: 'Copy account number' }));
    expect(await within(screen.getByRole('status')).findByText(`Copied: ${accountNumber}`)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(accountNumber);
  });

  it('falls back to execCommand', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    let selected = '';
    const before = [...document.querySelectorAll('textarea')];
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    await renderUi(<CopyButton text={accountNumber} label="Copy" />, { env: 'default' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await within(screen.getByRole('status')).findByText(`Copied: ${accountNumber}`)).toBeTruthy();
    expect(selected).toBe(accountNumber);
    expect([...document.querySelectorAll('textarea')]).toEqual(before);
  });

  it('shows an error when both fail', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderUi(<CopyButton text={accountNumber} label="Copy" />, { env: 'default' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await within(screen.getByRole('alert')).findByText('Failed to copy')).toBeTruthy();
  });
});
