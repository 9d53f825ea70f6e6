import { createStore } from '#api/store/create-store.ts';

/** The unsent text of the member's composer; other parts of the app may write a first message. */
export const chatDraft = createStore({ initial: '', resetOn: 'logout' });

/** Draws the receipt of the last first message, until it is attached. */
export const chatReceipt = createStore<(() => Promise<File>) | undefined>({
  initial: undefined,
  resetOn: 'logout',
});
