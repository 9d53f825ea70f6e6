/** Amounts of tests that read better in baht. */
import * as z from 'zod/mini';
import { bahtFrom, maxSatang, satang, type Satang } from './money.ts';

const AnyBaht = bahtFrom(satang(-maxSatang));

/** Returns an amount that a test writes in baht. */
export const baht = (amount: number): Satang => z.decode(AnyBaht, amount);

/** Returns an amount in baht, as in a response. */
export const inBaht = (amount: Satang): number => z.encode(AnyBaht, amount);
