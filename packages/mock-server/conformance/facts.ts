/** Facts of the default scenario of the simulator, and units of time; for cases that require control. */

/** Demo members, by what they are good for. */
export const demo = {
  rich: '0812345678',
  /** ฿150.00 of invites and ฿320.50 of refunds to receive. */
  due: '0856789012',
  /** Coupons of each kind. */
  spin: '0867890123',
  /** An active bonus that is not played. */
  bonus: '0834567890',
  /** No bank account. */
  noBank: '0898765432',
} as const;

/** A phone number nobody has. */
export const freePhone = '0911111111';

/** Milliseconds. */
export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
