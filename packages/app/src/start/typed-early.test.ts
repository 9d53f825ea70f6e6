import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, vi } from 'vitest';
import { captureTyped } from './typed-early.ts';

const form =
  '<input name="username"><input name="password" type="password"><input name="remember" type="checkbox">';

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? expect.fail();

describe('input before the app starts', () => {
  it('is copied with the cursor', () => {
    document.body.innerHTML = form;
    field('username').value = demoPhones.rich;
    field('username').focus();
    field('username').setSelectionRange(3, 3);
    field('remember').checked = true;
    const restoreTyped = captureTyped(document.body);

    document.body.innerHTML = form;
    const listener = vi.fn();
    field('username').addEventListener('input', listener);
    restoreTyped();
    expect(field('username').value).toBe(demoPhones.rich);
    expect(field('username').selectionStart).toBe(3);
    expect(document.activeElement).toBe(field('username'));
    expect(field('remember').checked).toBe(true);
    expect(field('password').value).toBe('');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not overwrite values of the app', () => {
    document.body.innerHTML = form;
    field('username').value = 'early';
    const restoreTyped = captureTyped(document.body);
    document.body.innerHTML = form;
    field('username').value = 'from the app';
    restoreTyped();
    expect(field('username').value).toBe('from the app');
  });
});
