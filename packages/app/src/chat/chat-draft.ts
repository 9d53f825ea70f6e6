import { createStore } from '#api/store/create-store.ts';

/** The unsent text of the member's composer; other parts of the app may write a first message. */
export const chatDraft = createStore({ initial: '', resetOn: 'logout' });
