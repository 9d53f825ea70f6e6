import type { Deadline } from '../../base/countdown/deadline.ts';

/** An active QR code. */
export interface ActiveQr {
  readonly id: string;
  /** SVG as received; untrusted. */
  readonly markup: string;
  /** Baht. */
  readonly amount: number;
  readonly deadline: Deadline;
  /** Total validity, in seconds. */
  readonly lifetime: number;
}
