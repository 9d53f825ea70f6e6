/**
 * Money. Inside the project it is integer satang; on the wire it is baht as a JSON number with at most two
 * decimals, 0 … 999,999,999.99 (decisions 4). Only this file and satang.ts convert between them.
 */
import * as z from 'zod/mini';
import { lenient } from './lenient.ts';
import {
  type BahtNumber,
  decimalDigits,
  fromBaht,
  maxSatang,
  type Satang,
  satang,
  toBaht,
} from './satang.ts';

export { formatBaht, fromBaht, maxSatang, moneyText, satang, toBaht } from './satang.ts';
export type { Inside, Satang } from './satang.ts';

/** Returns `amount × factor`, rounded half up once; for the provider's wallet factor (spec 2, ftWalletSlot). */
export const times = (amount: Satang, factor: number): Satang =>
  fromBaht(Number(((amount * factor) / 100).toFixed(6)));

const localDigits = /[\u0E50-\u0E59\u0ED0-\u0ED9]/g;

/** Converts Thai and Lao digits to 0-9: the last four bits of each are its value. */
export const toLatinDigits = (text: string): string =>
  text.replace(localDigits, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Returns an amount without grouping, `1234.5`; `parseAmount` is the inverse. */
export const amountText = (amount: Satang): string => String(toBaht(amount));

/**
 * Returns the satang of typed text, with Latin, Thai or Lao digits. Returns undefined for signs, exponents, a third
 * decimal, grouping commas and amounts above the largest wire amount.
 */
export function parseAmount(text: string): Satang | undefined {
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(toLatinDigits(text.trim()));
  if (!match) return undefined;
  return satang(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/** An amount on the wire: baht with at most two decimals, from a minimum to 999,999,999.99. Satang inside. */
export const bahtFrom = (least: Satang) =>
  lenient(
    z.codec(
      z.number().check(
        z.minimum(toBaht(least)),
        z.maximum(toBaht(maxSatang)),
        z.multipleOf(0.01),
        // multipleOf accepts 5e-324; it remains for the JSON schema.
        z.refine((baht) => Math.round(baht * 100) / 100 === baht),
      ) as unknown as z.ZodMiniType<BahtNumber, BahtNumber>,
      z.custom<Satang>(Number.isSafeInteger),
      { decode: fromBaht, encode: toBaht },
    ),
    wholeSatang,
  );

/** A client drops fractions of a satang: an amount shown is never more than the balance. */
function wholeSatang(value: unknown): Satang | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > toBaht(maxSatang))
    return undefined;
  const [whole = '', fraction = ''] = decimalDigits(Math.abs(value));
  const size = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  return satang(value < 0 ? -size : size);
}

/** An amount on the wire: baht, 0 … 999,999,999.99, at most two decimals. */
export const Baht = bahtFrom(0 as Satang);
