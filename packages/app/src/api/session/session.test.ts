import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh tab: the module keeps the state of one. */
async function openTab() {
  vi.resetModules();
  return (await import('./session.ts')).session;
}

describe('the session of a tab', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('keeps the token for good when the player asked for it, else for the session', async () => {
    const session = await openTab();
    session.signIn('remembered', true);
    expect(localStorage.getItem('token')).toBe('remembered');
    session.signIn('for now', false);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBe('for now');
  });

  it('comes back after a reload', async () => {
    (await openTab()).signIn('t', true);
    expect((await openTab()).get().token).toBe('t');
  });

  it('forgets token, agreement and last-sync markers on signing out, and nothing else', async () => {
    const session = await openTab();
    session.signIn('t', true);
    for (const key of ['remember-agreement', 'last_sync', 'locale', 'code']) localStorage.setItem(key, 'x');
    session.signOut();
    expect(Object.keys(localStorage).sort()).toEqual(['code', 'locale', 'tokens-ended']);
    expect(session.get().token).toBeUndefined();
  });

  it('ends the invitation that led a member here', async () => {
    localStorage.setItem('code', 'PR7');
    (await openTab()).signIn('t', false);
    expect(localStorage.getItem('code')).toBeNull();
  });

  it('raises the epoch with every change of member', async () => {
    const session = await openTab();
    const before = session.get().epoch;
    session.signIn('a', false);
    session.signOut();
    session.signIn('b', false);
    expect(session.get().epoch).toBe(before + 3);
  });

  it('ends once when ten answers say that the token is no good', async () => {
    const session = await openTab();
    session.signIn('t', true);
    const heard = vi.fn();
    session.subscribe(heard);
    for (let i = 0; i < 10; i += 1) session.expire('t');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.get()).toMatchObject({ token: undefined, ended: 'expired' });
  });

  it('does not end when an older token is refused late', async () => {
    const session = await openTab();
    session.signIn('old', true);
    session.signIn('new', true);
    session.expire('old');
    expect(session.get().token).toBe('new');
  });

  it('notices a sign-out in another tab', async () => {
    const session = await openTab();
    session.signIn('t', true);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(session.get()).toMatchObject({ token: undefined, ended: 'signed-out-elsewhere' });
  });

  it('leaves nothing of the member in this tab either, when another one has signed out', async () => {
    const session = await openTab();
    session.signIn('t', true);
    sessionStorage.setItem('spin-won', 'what a spin has brought');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(sessionStorage.getItem('spin-won')).toBeNull();
  });

  it('is over in a tab that has a copy of it, too: the one of a game, whenever it comes back', async () => {
    const session = await openTab();
    session.signIn('t', false);
    const copies = { ...sessionStorage } as Record<string, string>;
    session.signOut();
    session.signIn('of the next', true);
    session.signOut();
    for (const [key, value] of Object.entries(copies)) sessionStorage.setItem(key, value);
    expect((await openTab()).get().token).toBeUndefined();
    expect({ ...sessionStorage }).toEqual({});
    expect(JSON.stringify({ ...localStorage })).not.toContain('of the next');
  });

  it('begins with a token that was signed out, when the backend gives it once more', async () => {
    const session = await openTab();
    session.signIn('t', false);
    session.signOut();
    session.signIn('t', false);
    expect((await openTab()).get().token).toBe('t');
  });

  it('works for the page when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    const session = await openTab();
    session.signIn('t', true);
    expect(session.get().token).toBe('t');
    vi.restoreAllMocks();
  });
});
