import { slipNotes, type SlipNote } from '@wallet/contract/statement';

/** Next step after a refused slip. */
export type SlipNextStep =
  /** Send a better picture. */
  | 'send'
  /** The money is already booked. */
  | 'statement'
  /** Only the operator can help. */
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
} as const satisfies Record<(typeof slipNotes)[SlipNote], SlipNextStep>;

/** Returns whether a note is listed; a backend may send others, which are shown as received (spec 8). */
export const isSlipNote = (note: string): note is SlipNote => Object.hasOwn(slipNotes, note);

/** Returns the next step for a note; an unlisted note suggests another try. */
export const nextStepFor = (note: string | null | undefined): SlipNextStep =>
  note && isSlipNote(note) ? steps[slipNotes[note]] : 'send';
