import type { ChosenSlip } from '@wallet/ui/deposit/SlipModal';
import { session } from '#api/session/session.ts';
import { createStore } from '#api/store/create-store.ts';
import { checkSlip, type CheckedSlip } from './check-slip.ts';
import { sentSlips } from './sent-slips.ts';

/** A selected image, with the result of its check once available. Its object URL is revoked when the draft ends. */
type SlipDraft = ChosenSlip & CheckedSlip;

const draft = createStore<SlipDraft | undefined>({ initial: undefined });

/** The selected image. It survives navigation in the app and ends with the session. */
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
      // Another image may have been selected in the meantime.
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
