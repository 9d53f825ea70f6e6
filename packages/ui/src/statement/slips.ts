import { slipNotes, type SlipNote } from '@wallet/contract/statement';

/** The best next step after a slip has failed. */
export type SlipStep =
  /** A better picture of the same slip. */
  | 'send'
  /** The money is there already, if it ever comes. */
  | 'statement'
  /** Nothing the player can do alone. */
  | 'contact';

const steps = {
  incorrect: 'send',
  unreadable: 'send',
  unstableReference: 'send',
  captcha: 'send',
  unknown: 'send',
  duplicate: 'statement',
  destination: 'contact',
  mismatch: 'contact',
  expired: 'contact',
} as const satisfies Record<(typeof slipNotes)[SlipNote], SlipStep>;

/** Whether a note is one of the catalogue; a backend may send others, which are shown as they come (spec 8). */
export const isSlipNote = (note: string): note is SlipNote => Object.hasOwn(slipNotes, note);

/** What to do after a slip has failed with that note; a note nobody knows is worth another try. */
export const stepAfter = (note: string | null | undefined): SlipStep =>
  note && isSlipNote(note) ? steps[slipNotes[note]] : 'send';
