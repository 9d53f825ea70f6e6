import { operations } from '@wallet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Baht, type Satang } from '@wallet/contract/wire/money';
import { compileEncoder, undecided } from './fast-encoder.ts';
import { changeSettings } from '../domains/site/site.ts';
import { goodBody, openServer, send, tokenFor } from './http.fixture.ts';

const server = await openServer();
const world = server.worlds.create();
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
      const schema = responses[200] as z.ZodMiniType;
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

describe('the fast encoder', () => {
  it.each(answers.map(({ id }) => id))('encodes the response of %s', (id) => {
    const found = answers.find((answer) => answer.id === id);
    expect(found && compileEncoder(found.schema)(found.value)).toEqual(found?.sent);
  });

  it.each(answers.map(({ id }) => id))(
    'never encodes values that the schema of %s rejects or encodes differently',
    (id) => {
      const found = answers.find((answer) => answer.id === id);
      if (!found) throw new Error(id);
      const { schema, value } = found;
      const quick = compileEncoder(schema);
      fc.assert(
        fc.property(fc.array(fc.nat(100), { maxLength: 4 }), spoilt, (steps, other) => {
          const changed = spoil(value, steps, other);
          const encoded = quick(changed);
          if (encoded === undecided) return;
          expect(encoded).toEqual(z.encode(schema, changed));
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it('agrees with the schema about money', () => {
    const quick = compileEncoder(Baht);
    const amount = fc.oneof(fc.double(), fc.integer({ min: -10, max: 100_000_000_009 }));
    fc.assert(
      fc.property(amount, (value) => {
        const { success, data } = z.safeEncode(Baht, value as Satang);
        expect(quick(value)).toBe(success ? data : undecided);
      }),
      { numRuns: 20_000 },
    );
  });

  it('does not cache mutable values', () => {
    const quick = compileEncoder(z.object({ amount: Baht }));
    const open = { amount: 1 };
    expect(quick(open)).toEqual({ amount: 0.01 });
    open.amount = -1;
    expect(quick(open)).toBe(undecided);
    const nested = compileEncoder(z.object({ inner: z.object({ amount: Baht }) }));
    const shell = Object.freeze({ inner: { amount: 1 } });
    expect(nested(shell)).toEqual({ inner: { amount: 0.01 } });
    shell.inner.amount = -1;
    expect(nested(shell)).toBe(undecided);
  });

  it('copies only values that differ on the wire, and immutable ones once', () => {
    const quick = compileEncoder(z.object({ rows: z.array(z.object({ amount: z.optional(Baht) })) }));
    const lasting = Object.freeze({ amount: 250 });
    const plain = { amount: undefined };
    const answer = { rows: [lasting, plain] };
    const encoded = quick(answer) as { rows: unknown[] };
    expect(encoded).toEqual({ rows: [{ amount: 2.5 }, {}] });
    expect(encoded.rows[1]).toBe(plain);
    expect((quick(answer) as { rows: unknown[] }).rows[0]).toBe(encoded.rows[0]);
    expect(Object.isFrozen(encoded.rows[0])).toBe(true);
    expect(answer).toEqual({ rows: [{ amount: 250 }, {}] });
    const untouched = { rows: [plain] };
    expect(quick(untouched)).toBe(untouched);
  });

  it('encodes discriminated unions and records', () => {
    const option = <const Type extends string>(type: Type) =>
      z.object({ type: z.literal(type), a: z.string() });
    const quick = compileEncoder(z.discriminatedUnion('type', [option('one'), option('two')]));
    const two = { type: 'two', a: '' };
    expect(quick(two)).toBe(two);
    for (const other of [
      { type: 'three', a: '' },
      { type: 'two' },
      { type: 'one', a: '', b: '' },
      null,
      'one',
    ])
      expect(quick(other)).toBe(undecided);
    const record = compileEncoder(z.record(z.string(), z.unknown()));
    const free = { a: [{ b: 1 }], c: null };
    expect(record(free)).toBe(free);
    for (const other of [[], null, new Map(), JSON.parse('{"__proto__":1}')])
      expect(record(other)).toBe(undecided);
    expect(compileEncoder(z.record(z.string(), Baht))({ wallet: 150 })).toEqual({ wallet: 1.5 });
  });

  it('leaves unsupported schemas to the full encoding', () => {
    const unknown = [
      z.url(),
      z.strictObject({}),
      z.record(z.enum(['a']), z.string()),
      z.union([z.object({ a: z.optional(z.string()) }), z.object({ b: z.optional(z.string()) })]),
      z.any(),
      z.string().check(z.trim()),
    ];
    for (const schema of unknown) expect(compileEncoder(schema)({})).toBe(undecided);
    expect(compileEncoder(z.string().check(z.regex(/a/g)))('a')).toBe(undecided);
    expect(compileEncoder(z.number().check(z.multipleOf(0.03)))(3)).toBe(undecided);
  });
});
