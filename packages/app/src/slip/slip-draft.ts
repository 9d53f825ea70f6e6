import { session } from '#api/session/session.ts';
import { createStore } from '#api/store/create-store.ts';
import { checkSlip, type CheckedSlip } from './check-slip.ts';
import { sentSlips } from './sent-slips.ts';

/** A picture that was chosen and is not sent yet, with what the phone made of it; before it has, all is open. */
export interface SlipDraft extends CheckedSlip {
  /** As it was chosen. */
  readonly name: string;
  /** Of the picture on this device, until it is put away. */
  readonly address: string;
  readonly wasSentBefore: boolean;
}

const draft = createStore<SlipDraft | undefined>({ initial: undefined });

/** The chosen picture. It is kept while the player is elsewhere in the app, and ends with the session. */
export const slipDraft = {
  get: draft.get,

  use: draft.use,

  choose(file: File): void {
    slipDraft.drop();
    const chosen: SlipDraft = {
      file,
      name: file.name,
      address: URL.createObjectURL(file),
      scan: { state: 'checking' },
      mark: undefined,
      wasSentBefore: false,
    };
    draft.set(chosen);
    const settle = (checked: CheckedSlip) => {
      // Another one may have been chosen meanwhile.
      if (draft.get() === chosen)
        draft.set({ ...chosen, ...checked, wasSentBefore: sentSlips.has(checked.mark) });
    };
    checkSlip(file).then(settle, () => settle({ file, scan: { state: 'unchecked' }, mark: undefined }));
  },

  drop(): void {
    const { address } = draft.get() ?? {};
    if (address === undefined) return;
    URL.revokeObjectURL(address);
    draft.set(undefined);
  },
};

session.subscribe(() => slipDraft.drop());
