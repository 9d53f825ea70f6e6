import type { Deadline } from '../../base/countdown/deadline.ts';

/** A code that is open, ready to be shown. */
export interface QrInHand {
  readonly id: string;
  /** SVG as it travels; untrusted. */
  readonly markup: string;
  /** Baht. */
  readonly amount: number;
  /** Until when it can be paid. */
  readonly deadline: Deadline;
  /** How long it could be paid in all, in seconds. */
  readonly life: number;
}
