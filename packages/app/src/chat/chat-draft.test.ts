import { asShown } from '@wallet/locales/joined';
import { expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { chatDraft, draftMessage } from './chat-draft.ts';

it('a message of the app follows the draft, in words that an operator can search for', () => {
  chatDraft.set('hello');
  draftMessage(asShown('โบนัส 08:00–24:00'));
  expect(chatDraft.get()).toBe('hello\nโบนัส 08:00–24:00');
});

it('a message of the app that is still in the draft is not repeated', () => {
  chatDraft.set('');
  draftMessage(asShown('Withdraw: 100'));
  draftMessage(asShown('Withdraw: 100'));
  expect(chatDraft.get()).toBe('Withdraw: 100');
});

it('the text of the composer outlives its page, not its session', async () => {
  session.signIn('t', true);
  chatDraft.set('I paid at');
  const load = async () => {
    vi.resetModules();
    return (await import('./chat-draft.ts')).chatDraft.get();
  };
  expect(await load()).toBe('I paid at');
  expect(localStorage.getItem('chat-draft')).toBeNull();
  session.signOut();
  expect([chatDraft.get(), await load()]).toEqual(['', '']);
});

it.each(['{', '1', 'null'])('a stored %j is no text', async (text) => {
  sessionStorage.setItem('chat-draft', text);
  vi.resetModules();
  expect((await import('./chat-draft.ts')).chatDraft.get()).toBe('');
});
