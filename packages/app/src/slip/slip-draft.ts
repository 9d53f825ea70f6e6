import { createListeners } from '#api/storage/listeners.ts';
import { session } from '#api/session/session.ts';
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

let draft: SlipDraft | undefined;
const listeners = createListeners();

function change(next: SlipDraft | undefined): void {
  draft = next;
  listeners.notify();
}

/** The chosen picture. It is kept while the player is elsewhere in the app, and ends with the session. */
export const slipDraft = {
  get: (): SlipDraft | undefined => draft,

  subscribe: listeners.subscribe,

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
    change(chosen);
    const settle = (checked: CheckedSlip) => {
      // Another one may have been chosen meanwhile.
      if (draft === chosen) change({ ...chosen, ...checked, wasSentBefore: sentSlips.has(checked.mark) });
    };
    checkSlip(file).then(settle, () => settle({ file, scan: { state: 'unchecked' }, mark: undefined }));
  },

  drop(): void {
    if (!draft) return;
    URL.revokeObjectURL(draft.address);
    change(undefined);
  },
};

session.subscribe(() => slipDraft.drop());
