import { satang, type Satang } from '@wallet/contract/wire/money';

/** Returns a percentage of an amount in whole baht, rounded down. */
export const partOf = (amount: Satang, percent: number): Satang =>
  satang(Math.floor((amount * percent) / 10_000) * 100);
