import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { createStore } from './create-store.ts';

const numbers = (lifetime: 'for-good' | 'for-session' | 'token' = 'for-good') =>
  createStore<number>({
    initial: 0,
    stored: {
      key: 'visits',
      lifetime,
      parse(json) {
        if (typeof json !== 'number') throw new TypeError('not a number');
        return json;
      },
    },
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('createStore', () => {
  it('keeps a value over a reload, and stores no initial value', () => {
    numbers().set(3);
    expect(numbers().get()).toBe(3);
    numbers().set(0);
    expect(localStorage.getItem('visits')).toBeNull();
  });

  it.each(['', '{', '"text"', 'null'])('starts with the initial value where %j is stored', (text) => {
    localStorage.setItem('visits', text);
    expect(numbers().get()).toBe(0);
  });

  it('calls listeners at each change until they unsubscribe', () => {
    const store = numbers();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(1);
    unsubscribe();
    store.set(2);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('stores for as long as the token is stored', () => {
    session.signIn('t', false);
    numbers('token').set(1);
    expect([sessionStorage.getItem('visits'), localStorage.getItem('visits')]).toEqual(['1', null]);
  });

  it('stores nothing with the token of a member whom another tab signed in', () => {
    session.signIn('t', true);
    localStorage.setItem('token', 'of another');
    numbers('token').set(1);
    expect([sessionStorage.getItem('visits'), localStorage.getItem('visits')]).toEqual([null, null]);
  });

  it('follows another tab', () => {
    const store = numbers();
    localStorage.setItem('visits', '7');
    window.dispatchEvent(new StorageEvent('storage', { key: 'visits', newValue: '7' }));
    expect(store.get()).toBe(7);
  });

  it('has the value of another tab when Back brings its page from the cache of the browser', () => {
    // A page with another session would hide and reload itself.
    session.signOut();
    const store = numbers();
    localStorage.setItem('visits', '7');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([store.get(), document.body.hidden]).toEqual([7, false]);
  });

  it('resets to the initial value at a sign-out where declared', () => {
    session.signIn('t', true);
    const kept = createStore({ initial: 'none' });
    const reset = createStore({ initial: 'none', resetOn: 'logout' });
    for (const store of [kept, reset]) store.set('some');
    session.signOut();
    expect([kept.get(), reset.get()]).toEqual(['some', 'none']);
  });

  it('resets a stored value of the member at a sign-out, and none of the phone', () => {
    session.signIn('t', true);
    const stores = (['slips-sent', 'visits'] as const).map((key) =>
      createStore({ initial: 0, stored: { key, lifetime: 'for-good', parse: Number } }),
    );
    for (const store of stores) store.set(3);
    session.signOut();
    expect(stores.map((store) => store.get())).toEqual([0, 3]);
  });
});
