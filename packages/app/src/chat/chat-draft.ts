import { asWritten } from '@wallet/locales/joined';
import type { OpenSupport } from '@wallet/ui/base/support';
import { createStore } from '#api/store/create-store.ts';

/** The unsent text of the member's composer; other parts of the app may write a first message. */
export const chatDraft = createStore({
  initial: '',
  // Phones discard the page while the player looks up a slip in another app.
  stored: {
    key: 'chat-draft',
    lifetime: 'for-session',
    parse: (json) => (typeof json === 'string' ? json : ''),
  },
});

/** Draws the receipt of the last first message, until it is attached. */
export const chatReceipt = createStore<(() => Promise<File>) | undefined>({
  initial: undefined,
  resetOn: 'logout',
});

/** Adds a message of the app to the draft, once and as it is written: operators search for its words. */
export const draftMessage: OpenSupport = (message, draw) => {
  const draft = chatDraft.get();
  const text = asWritten(message);
  if (!draft.includes(text)) chatDraft.set([draft, text].filter(Boolean).join('\n'));
  chatReceipt.set(draw);
};
