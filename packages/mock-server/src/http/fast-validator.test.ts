import { operations } from '@wallet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Baht } from '@wallet/contract/wire/money';
import { compileValidator } from './fast-validator.ts';
import { changeSettings } from '../domains/site/site.ts';
import { goodBody, openServer, send, tokenFor } from './http.fixture.ts';

const server = await openServer();
const world = server.worlds.create();
world.command({ name: 'test.otp' }, () => changeSettings(world, { registerOTP: false }));
const token = tokenFor(world);
const launch = { slotCode: 'PG' };
const { body: launched } = await send(server, 'game.account', { world, token, params: launch });
const params = { username: String(launched['username']), password: String(launched['password']) };

/** Answers as they are sent, to be spoilt. */
const answers = await Promise.all(
  operations
    .filter(({ metadata }) => metadata.safe)
    .map(async ({ id, responses }) => {
      const { status, body } = await send(server, id, { world, token, params, body: goodBody[id] });
      if (status !== 200) throw new Error(`${id} answers ${status}`);
      return { id, schema: responses[200] as z.ZodMiniType, value: body as unknown };
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

/** A copy in which the value at a path (drawn step by step) is another, or a field is added. */
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

describe('the quick yes', () => {
  it.each(answers.map(({ id }) => id))('accepts what %s answers', (id) => {
    const found = answers.find((answer) => answer.id === id);
    expect(found && compileValidator(found.schema)(found.value)).toBe(true);
  });

  it.each(answers.map(({ id }) => id))(
    'never says yes to what the schema of %s would refuse or change',
    (id) => {
      const found = answers.find((answer) => answer.id === id);
      if (!found) throw new Error(id);
      const { schema, value } = found;
      const quick = compileValidator(schema);
      fc.assert(
        fc.property(fc.array(fc.nat(100), { maxLength: 4 }), spoilt, (steps, other) => {
          const changed = spoil(value, steps, other);
          if (!quick(changed)) return;
          expect(schema.parse(changed)).toEqual(changed);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it('agrees with the schema about money', () => {
    const quick = compileValidator(Baht);
    const amount = fc.oneof(
      fc.double(),
      fc.integer({ min: -10, max: 99_999_999_999 }).map((satang) => satang / 100),
      fc.integer({ min: 0, max: 1_000_000 }).map((mils) => mils / 1_000),
    );
    fc.assert(
      fc.property(amount, (value) => {
        expect(quick(value)).toBe(Baht.safeParse(value).success);
      }),
      { numRuns: 20_000 },
    );
  });

  it('looks again at what can change', () => {
    const quick = compileValidator(z.object({ amount: Baht }));
    const open = { amount: 1 };
    expect(quick(open)).toBe(true);
    open.amount = -1;
    expect(quick(open)).toBe(false);
    const nested = compileValidator(z.object({ inner: z.object({ amount: Baht }) }));
    const shell = Object.freeze({ inner: { amount: 1 } });
    expect(nested(shell)).toBe(true);
    shell.inner.amount = -1;
    expect(nested(shell)).toBe(false);
  });

  it('validates discriminated unions and records', () => {
    const option = <const Type extends string>(type: Type) =>
      z.object({ type: z.literal(type), a: z.string() });
    const quick = compileValidator(z.discriminatedUnion('type', [option('one'), option('two')]));
    expect(quick({ type: 'two', a: '' })).toBe(true);
    for (const other of [
      { type: 'three', a: '' },
      { type: 'two' },
      { type: 'one', a: '', b: '' },
      null,
      'one',
    ])
      expect(quick(other)).toBe(false);
    const record = compileValidator(z.record(z.string(), z.unknown()));
    expect(record({ a: [{ b: 1 }], c: null })).toBe(true);
    for (const other of [[], null, new Map(), JSON.parse('{"__proto__":1}')])
      expect(record(other)).toBe(false);
  });

  it('leaves unsupported schemas to the full parse', () => {
    const unknown = [
      z.url(),
      z.strictObject({}),
      z.record(z.enum(['a']), z.string()),
      z.union([z.object({ a: z.optional(z.string()) }), z.object({ b: z.optional(z.string()) })]),
      z.any(),
      z.string().check(z.trim()),
    ];
    for (const schema of unknown) expect(compileValidator(schema)({})).toBe(false);
    expect(compileValidator(z.string().check(z.regex(/a/g)))('a')).toBe(false);
    expect(compileValidator(z.number().check(z.multipleOf(0.03)))(3)).toBe(false);
  });
});
