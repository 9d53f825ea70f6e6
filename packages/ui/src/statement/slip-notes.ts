import { slipNotes, type SlipNote } from '@wallet/contract/statement';

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

/** Returns whether the advice for a note names the operator, perhaps after another try. */
export const namesContact = (note: string | null | undefined): boolean =>
  !note || !isSlipNote(note) || slipNotes[note] === 'unknown' || nextStepFor(note) === 'contact';

/** Returns the next step for a note; an unlisted note suggests another try. */
export const nextStepFor = (note: string | null | undefined): SlipNextStep =>
  note && isSlipNote(note) ? steps[slipNotes[note]] : 'send';
