import { describe, expect, it, vi } from 'vitest';
import { noteTyped } from './typed-early.ts';

const form =
  '<input name="username"><input name="password" type="password"><input name="remember" type="checkbox">';

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? expect.fail();

describe('what is typed before the app has arrived', () => {
  it('is carried over, with the cursor', () => {
    document.body.innerHTML = form;
    field('username').value = '0812345678';
    field('username').focus();
    field('username').setSelectionRange(3, 3);
    field('remember').checked = true;
    const giveBack = noteTyped(document.body);

    document.body.innerHTML = form;
    const heard = vi.fn();
    field('username').addEventListener('input', heard);
    giveBack();
    expect(field('username').value).toBe('0812345678');
    expect(field('username').selectionStart).toBe(3);
    expect(document.activeElement).toBe(field('username'));
    expect(field('remember').checked).toBe(true);
    expect(field('password').value).toBe('');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not overwrite what the app has filled in', () => {
    document.body.innerHTML = form;
    field('username').value = 'early';
    const giveBack = noteTyped(document.body);
    document.body.innerHTML = form;
    field('username').value = 'from the app';
    giveBack();
    expect(field('username').value).toBe('from the app');
  });
});
