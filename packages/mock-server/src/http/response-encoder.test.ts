import { operations } from '@wallet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../world/runs.fixture.ts';
import * as z from 'zod/mini';
import { Baht, type Satang } from '@wallet/contract/wire/money';
import { changeSettings } from '../domains/site/site.ts';
import { goodBody, openServer, send, tokenFor, newWorld } from './http.fixture.ts';
import { isLasting } from './json-writer.ts';
import { encoderOf } from './response-encoder.ts';

const server = await openServer();
const world = newWorld(server.worlds);
world.command({ name: 'test.otp' }, () => changeSettings(world, { registerOTP: false }));
const token = tokenFor(world);
const launch = { slotCode: 'PG' };
const { body: launched } = await send(server, 'game.account', { world, token, params: launch });
const params = { username: String(launched['username']), password: String(launched['password']) };

/** Valid responses, which the tests alter. */
const answers = await Promise.all(
  operations
    .filter(({ metadata }) => metadata.safe)
    .map(async ({ id, responses }) => {
      const { status, body } = await send(server, id, { world, token, params, body: goodBody[id] });
      if (status !== 200) throw new Error(`${id} answers ${status}`);
      const schema = responses[200];
      return { id, schema, sent: body as unknown, value: schema.parse(body) };
    }),
);

const spoilt = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    -1,
    -0,
    0.001,
    0.005,
    1e9,
    1e21,
    NaN,
    Infinity,
    '',
    ' ',
    'x'.repeat(60_000),
    [],
    {},
  ),
  fc.integer(),
  fc.double(),
  fc.string(),
);

/** Returns a copy with another value at a random path, or with an added field. */
function spoil(value: unknown, steps: readonly number[], other: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (Array.isArray(value) && value.length > 0 && steps.length > 0)
    return value.map((item: unknown, index) =>
      index === step % value.length ? spoil(item, rest, other) : item,
    );
  if (typeof value !== 'object' || value === null || Array.isArray(value) || steps.length === 0) return other;
  const names = [...Object.keys(value), 'unknown'];
  const name = names[step % names.length] ?? 'unknown';
  return { ...value, [name]: spoil((value as Record<string, unknown>)[name], rest, other) };
}

/** Returns `value` frozen, with everything in it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe('the encoder of a response', () => {
  it.each(answers.map(({ id }) => id))('encodes the response of %s', (id) => {
    const found = answers.find((answer) => answer.id === id);
    expect(found && encoderOf(found.schema)(found.value)).toEqual({ success: true, data: found?.sent });
  });

  it.each(answers.map(({ id }) => id))('agrees with the schema of %s about changed values', (id) => {
    const found = answers.find((answer) => answer.id === id);
    if (!found) throw new Error(id);
    const { schema, value } = found;
    const encode = encoderOf(schema);
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 4 }), spoilt, fc.boolean(), (steps, other, isFrozen) => {
        const changed = spoil(structuredClone(value), steps, other);
        const expected = z.safeEncode(schema, changed);
        if (isFrozen) frozen(changed);
        for (const { success, data } of [encode(changed), encode(changed)]) {
          expect(success).toBe(expected.success);
          expect(JSON.stringify(data)).toBe(JSON.stringify(expected.data));
        }
      }),
      { numRuns: runsOf(15, 200) },
    );
  });

  it('agrees with the schema about money', () => {
    const schema = z.object({ amount: Baht });
    const encode = encoderOf(schema);
    const amount = fc.oneof(fc.double(), fc.integer({ min: -10, max: 100_000_000_009 }));
    fc.assert(
      fc.property(amount, (value) => {
        const expected = z.safeEncode(schema, { amount: value as Satang });
        const { success, data } = encode({ amount: value });
        expect(success).toBe(expected.success);
        expect(data).toEqual(expected.data);
      }),
      { numRuns: runsOf(500, 20_000) },
    );
  });

  it('does not cache mutable values', () => {
    const encode = encoderOf(z.object({ balance: z.object({ inner: z.object({ amount: Baht }) }) }));
    const inner = { amount: 1 };
    for (const balance of [{ inner }, Object.freeze({ inner })]) {
      inner.amount = 1;
      expect(encode({ balance }).data).toEqual({ balance: { inner: { amount: 0.01 } } });
      inner.amount = -1;
      expect(encode({ balance }).success).toBe(false);
    }
  });

  it('encodes an immutable field once, into an immutable one, and changes no value', () => {
    const encode = encoderOf(z.object({ rows: z.array(z.object({ amount: z.optional(Baht) })) }));
    const encodedRows = (rows: unknown): unknown => (encode({ rows }).data as { rows: unknown }).rows;
    const lasting = frozen([{ amount: 250, unknown: 1 }, { amount: undefined }]);
    const open = [{ amount: 250, unknown: 1 }];
    expect(encodedRows(lasting)).toEqual([{ amount: 2.5 }, {}]);
    expect(encodedRows(lasting)).toBe(encodedRows(lasting));
    expect(isLasting(encodedRows(lasting))).toBe(true);
    expect(encodedRows(open)).toEqual([{ amount: 2.5 }]);
    expect(encodedRows(open)).not.toBe(encodedRows(open));
    expect(open).toEqual([{ amount: 250, unknown: 1 }]);
  });

  it('caches the same value separately for each field', () => {
    const encode = encoderOf(z.object({ baht: z.object({ a: Baht }), plain: z.object({ a: z.number() }) }));
    const both = frozen({ a: 250 });
    for (let turn = 0; turn < 2; turn++)
      expect(encode({ baht: both, plain: both }).data).toEqual({ baht: { a: 2.5 }, plain: { a: 250 } });
  });

  it.each([
    ['a strict object', z.strictObject({ a: z.string() }), { a: '', unknown: 1 }],
    ['an object with a check', z.object({ a: z.string() }).check(z.refine(({ a }) => a !== '')), { a: '' }],
    ['a missing field of any type', z.object({ a: z.unknown() }), {}],
    ['an array', z.object({ a: z.optional(z.string()) }), []],
    ['null', z.object({}), null],
  ])('leaves the whole schema to reject %s', (_, schema, value) => {
    expect(encoderOf(schema)(value).success).toBe(false);
  });

  it('reports the path of an invalid field', () => {
    const { error } = encoderOf(z.object({ a: z.object({ b: z.string() }) }))({ a: frozen({ b: 1 }) });
    expect(error?.issues.map(({ path }) => path)).toEqual([['a', 'b']]);
  });
});
