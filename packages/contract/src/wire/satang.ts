/**
 * Amounts: satang inside, baht on the wire. Without schemas, because the first script of a page contains it
 * (packages/app/src/api/preload).
 */

declare const satangBrand: unique symbol;

/** A whole number of satang (1 baht = 100 satang); may be negative inside a ledger, never on the wire. */
export type Satang = number & { readonly [satangBrand]: true };

declare const bahtMark: unique symbol;

/** Baht on the wire; the type marks amounts in wire shapes. */
export type BahtNumber = number & { readonly [bahtMark]?: never };

/** The shape of a wire value inside the project: its amounts are Satang. */
export type Inside<Wire> = Wire extends number
  ? typeof bahtMark extends keyof Wire
    ? Satang
    : Wire
  : Wire extends object
    ? { [Key in keyof Wire]: Inside<Wire[Key]> }
    : Wire;

/** The largest amount on the wire, in satang. */
export const maxSatang = 99_999_999_999 as Satang;

/** Asserts that a number is a whole, safe number of satang. Throws a RangeError otherwise. */
export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of satang: ${value}`);
  return (value === 0 ? 0 : value) as Satang;
}

/** Returns baht, with at most two decimals. */
export const toBaht = (amount: Satang): number => amount / 100;

/** Returns satang for a wire amount in baht, rounded half up. Throws a RangeError for NaN and infinities. */
export function fromBaht(baht: number): Satang {
  // toFixed on the shortest decimal form avoids 1.005 * 100 = 100.49999999999999.
  const [whole = '', fraction = ''] = decimalDigits(Math.abs(baht));
  const rounded =
    Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  return satang(baht < 0 ? -rounded : rounded);
}

/** Returns the digits before and after the point. Throws a RangeError for NaN and infinities. */
export function decimalDigits(baht: number): string[] {
  if (!Number.isFinite(baht)) throw new RangeError(`Not an amount of money: ${baht}`);
  const text = String(baht);
  return (text.includes('e') ? baht.toFixed(3) : text).split('.');
}

/** Returns `1,234.50` in every language, because Intl's Lao and English forms differ (decisions 31). */
export function formatBaht(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** Returns `฿1,234.50`, or `−฿1,234.50` for less than nothing. */
export const moneyText = (amount: Satang): string =>
  `${amount < 0 ? '−' : ''}฿${formatBaht(Math.abs(amount) as Satang)}`;
