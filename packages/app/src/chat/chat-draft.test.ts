import { asShown } from '@wallet/locales/joined';
import { expect, it } from 'vitest';
import { chatDraft, draftMessage } from './chat-draft.ts';

it('a message of the app follows the draft, in words that an operator can search for', () => {
  chatDraft.set('hello');
  draftMessage(asShown('โบนัส 08:00–24:00'));
  expect(chatDraft.get()).toBe('hello\nโบนัส 08:00–24:00');
});
