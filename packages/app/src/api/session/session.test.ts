import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Opens a new tab: the module holds the state of one. */
async function openTab() {
  vi.resetModules();
  return (await import('./session.ts')).session;
}

describe('the session of a tab', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('stores the token permanently if the player selected that, otherwise for the session', async () => {
    const session = await openTab();
    session.signIn('remembered', true);
    expect(localStorage.getItem('token')).toBe('remembered');
    session.signIn('for now', false);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBe('for now');
  });

  it('is restored after a reload', async () => {
    (await openTab()).signIn('t', true);
    expect((await openTab()).get().token).toBe('t');
  });

  it('removes only token, agreement and last-sync markers on sign-out', async () => {
    const session = await openTab();
    session.signIn('t', true);
    for (const key of ['remember-agreement', 'last_sync', 'locale', 'code']) localStorage.setItem(key, 'x');
    session.signOut();
    expect(Object.keys(localStorage).sort()).toEqual(['code', 'locale', 'tokens-ended']);
    expect(session.get().token).toBeUndefined();
  });

  it('removes the invitation of the new member', async () => {
    localStorage.setItem('code', 'PR7');
    (await openTab()).signIn('t', false);
    expect(localStorage.getItem('code')).toBeNull();
  });

  it('begins without data that the last member left in storage', async () => {
    const ofMember = ['wallet-cache', 'tracked-withdrawal', 'unfinished-effects', 'session-clock'];
    const ofLastVisit = ['slips-sent', 'deposit-method', 'pending-deposits', 'unseen-prize', 'chat-outbox'];
    for (const key of [...ofMember, ...ofLastVisit, 'remember-agreement', 'promotions-hidden'])
      localStorage.setItem(key, 'x');
    (await openTab()).signIn('t', true);
    expect(Object.keys(localStorage).sort()).toEqual(['promotions-hidden', 'remember-agreement', 'token']);
  });

  it('raises the epoch with each change of member', async () => {
    const session = await openTab();
    const before = session.get().epoch;
    session.signIn('a', false);
    session.signOut();
    session.signIn('b', false);
    expect(session.get().epoch).toBe(before + 3);
  });

  it('does not end when an older token is rejected late', async () => {
    const session = await openTab();
    session.signIn('old', true);
    session.signIn('new', true);
    session.expire('old');
    expect(session.get().token).toBe('new');
  });

  it('ends with a sign-out in another tab', async () => {
    const session = await openTab();
    session.signIn('t', true);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(session.get()).toMatchObject({ token: undefined, ended: 'signed-out-elsewhere' });
  });

  it("removes the member's data in this tab after a sign-out in another", async () => {
    const session = await openTab();
    session.signIn('t', true);
    sessionStorage.setItem('unseen-prize', 'what a spin has brought');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(sessionStorage.getItem('unseen-prize')).toBeNull();
  });

  it("ends in a game's tab with a copy of the storage, when that returns", async () => {
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

  it('starts with a signed-out token that the backend issues again', async () => {
    const session = await openTab();
    session.signIn('t', false);
    session.signOut();
    session.signIn('t', false);
    expect((await openTab()).get().token).toBe('t');
  });

  it('works in memory when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    const session = await openTab();
    session.signIn('t', true);
    expect(session.get().token).toBe('t');
    vi.restoreAllMocks();
  });
});
