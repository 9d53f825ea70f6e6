import type { Satang } from '@wallet/contract/wire/money';
import type { Instant } from '../../base/countdown/deadline.ts';

export interface ActiveQr {
  readonly id: string;
  /** SVG as received; untrusted. */
  readonly markup: string;
  readonly amount: Satang;
  readonly deadline: Instant;
  /** Total validity, in seconds. */
  readonly lifetime: number;
}
