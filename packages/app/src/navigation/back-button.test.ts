import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  session.signIn('token', true);
});
afterEach(() => {
  document.body.hidden = false;
});

it('a page from the back cache shows nothing after a sign-out', () => {
  comeBack(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  localStorage.removeItem('token');
  comeBack(false);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  comeBack(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});

it("a page from the back cache shows nothing after another member's sign-in", () => {
  localStorage.setItem('token', 'of another');
  comeBack(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});
