import { satang, type Satang } from '@wallet/contract/wire/money';

/** So many percent of an amount, in whole baht, rounded down: an amount to be offered as a chip. */
export const partOf = (amount: Satang, percent: number): Satang =>
  satang(Math.floor((amount * percent) / 10_000) * 100);
