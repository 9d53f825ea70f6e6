import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import {
  amountText,
  Baht,
  formatBaht,
  fromBaht,
  maxSatang,
  parseAmount,
  satang,
  times,
  toBaht,
  type Satang,
} from './money.ts';
import { ErrorBody } from './error-body.ts';
import { leniencyOf, type Sent } from './lenient.ts';
import type { WalletView } from '../wallet.ts';
import type { WithdrawLimits } from '../withdraw.ts';

const amount = fc.integer({ min: 0, max: maxSatang }).map(satang);

describe('money', () => {
  it('survives the wire and the screen for any amount', () => {
    fc.assert(
      // An `expect` per amount would take most of the time.
      fc.property(
        amount,
        (value) =>
          Object.is(fromBaht(toBaht(value)), value) &&
          Object.is(parseAmount(formatBaht(value).replaceAll(',', '')), value) &&
          Object.is(z.decode(Baht, z.encode(Baht, value)), value) &&
          Object.is(z.encode(Baht, value), toBaht(value)) &&
          Object.is(parseAmount(amountText(value)), value),
      ),
      { numRuns: fc.readConfigureGlobal().seed === undefined ? 100_000 : 10_000 },
    );
  });

  it.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [0.615, 62],
    [-1.005, -101],
    [1e-7, 0],
  ])('rounds %d baht half up to %d satang', (baht, expected) => {
    expect(fromBaht(baht)).toBe(expected);
  });

  it.each([NaN, Infinity, -Infinity])('refuses %d', (value) => {
    expect(() => fromBaht(value)).toThrow(RangeError);
    expect(Baht.safeParse(value).success).toBe(false);
  });

  it.each([-1, 1.234, 1e-7, 5e-324, 1_000_000_000, '1', null])('refuses %s on the wire', (value) => {
    expect(Baht.safeParse(value).success).toBe(false);
  });

  it.each([-1, 0.5, Number.NaN, Infinity, maxSatang + 1])('sends no amount of %d satang', (value) => {
    expect(z.safeEncode(Baht, value as typeof maxSatang).success).toBe(false);
  });

  it('is baht as JSON, and Satang for a client that reads a foreign amount', () => {
    const wire = { type: 'number', minimum: 0, maximum: 999_999_999.99, multipleOf: 0.01 };
    expect(z.toJSONSchema(Baht, { io: 'input' })).toMatchObject(wire);
    expect(leniencyOf(Baht)?.read?.(1.239)).toBe(123);
    expectTypeOf<z.output<typeof Baht>>().toEqualTypeOf<Satang>();
    expectTypeOf<number>().toExtend<z.input<typeof Baht>>();
    expectTypeOf<Sent<typeof WithdrawLimits>['withdrawMin']>().toEqualTypeOf<Satang>();
    expectTypeOf<Sent<typeof WalletView>['slots'][number]['amount']>().toEqualTypeOf<Satang>();
  });

  it('turns the amounts among the parameters of a refusal, and nothing else', () => {
    const body = {
      message: 'BONUS_CONDITION',
      params: { amount: 12.34, deposit: 5, minutes: 3, from: '23:50' },
    };
    const read = z.decode(ErrorBody, body);
    expect(read.params).toEqual({ amount: 1_234, deposit: 500, minutes: 3, from: '23:50' });
    expect(z.encode(ErrorBody, read)).toEqual(body);
    expect(z.decode(ErrorBody, { message: 'X', params: { amount: '1,000' } }).params).toEqual({
      amount: '1,000',
    });
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is whole satang, never %d', (value) => {
    expect(() => satang(value)).toThrow(RangeError);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-150, '-1.50'],
    [123_456, '1,234.56'],
    [maxSatang, '999,999,999.99'],
  ])('shows %d satang as %s', (value, text) => {
    expect(formatBaht(satang(value))).toBe(text);
  });

  it('has no negative zero', () => {
    expect(Object.is(satang(-0), 0)).toBe(true);
    expect(Object.is(fromBaht(-0), 0)).toBe(true);
  });

  it.each([
    ['๑๒๓.๕', 12350],
    ['໑໒໓.໕໐', 12350],
    [' 20 ', 2000],
    ['7.', 700],
  ])('reads %s', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  it.each(['', '.5', '1,000', '1e3', '-1', '+1', '1.234', 'NaN', '0x10', '9999999999'])(
    'refuses "%s"',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );

  it('multiplies by a provider factor and rounds once', () => {
    expect(times(satang(10), 0.35)).toBe(4);
    expect(times(satang(30), 0.1)).toBe(3);
    expect(times(satang(123_456), 1.5)).toBe(185_184);
  });
});
