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

it('a page that comes back as it was shows nothing once its member has signed out', () => {
  comeBack(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  localStorage.removeItem('token');
  comeBack(false);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  comeBack(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});

it('nor once another member has signed in', () => {
  localStorage.setItem('token', 'of another');
  comeBack(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});
