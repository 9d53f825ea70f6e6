/**
 * Tests the client with responses that differ from the contract. Reads get each field changed in each way; effects get
 * each success and each failure of a backend or gateway.
 */
import { operations, contract, type Noun, type Operation } from '@wallet/contract';
import { encode, type Schema } from '@wallet/contract/c';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { endpointsOf } from '#api/client.ts';
import { type CallMismatch, reportMismatchesTo } from '#api/mismatch.ts';
import { ApiError, type Outcome } from '#api/api-error.ts';
import { changed, missing, nameOf, pathsOf, sampleOf } from '#api/responses.fixture.ts';
import { neededFields } from '#api/needed-fields.fixture.ts';

const oddValues = {
  missing,
  null: null,
  'an unknown word': 'something-new',
  'three decimals': 12.345,
  'a negative amount': -0.01,
  'a number': 7,
  'an empty list': [],
  'an empty object': {},
} as const;

const backend = vi.fn<typeof fetch>();
const endpointOf = ({ id, noun }: Operation) => {
  const name = id.slice(noun.length + 1);
  return (
    endpointsOf(noun, contract[noun as Noun]) as unknown as Record<
      string,
      { send(request: object): Promise<unknown> }
    >
  )[name]!;
};

/** Returns a request with path parameters and any body. */
const requestOf = ({ path, contentType }: Operation) => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'pg'])),
  ...(contentType && {
    body: contentType === 'multipart/form-data' ? { file: new File(['x'], 'x.png') } : {},
  }),
});

async function call(operation: Operation): Promise<{ value: unknown } | { outcome: Outcome }> {
  try {
    return { value: await endpointOf(operation).send(requestOf(operation)) };
  } catch (error) {
    if (error instanceof ApiError) return { outcome: error.outcome };
    throw error;
  }
}

const respondWith = (status: number, body: string | null) =>
  backend.mockImplementation(async () => new Response(body, { status }));

let reported: CallMismatch[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', backend);
  vi.stubGlobal('XMLHttpRequest', undefined);
  session.signIn('token-of-a-member', false);
  reported = [];
  reportMismatchesTo((mismatch) => reported.push(mismatch));
});

const reads = operations.filter(({ metadata }) => metadata.safe);
const schemaOf = ({ responses }: Operation) => responses[200] as Schema;

describe.each(reads.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const sample = sampleOf(schemaOf(operation));

  it('is unchanged if it follows the contract', async () => {
    respondWith(200, JSON.stringify(sample));
    const read = await call(operation);
    if (!('value' in read)) throw new Error('The response is unreadable.');
    expect(encode(schemaOf(operation), read.value)).toEqual(sample);
    expect(reported).toEqual([]);
  });

  it('fails only if a required field is invalid', async () => {
    const lost = new Set<string>();
    for (const path of pathsOf(sample))
      for (const [what, value] of Object.entries(oddValues)) {
        respondWith(200, JSON.stringify(changed(sample, path, value)));
        const end = await call(operation);
        if ('value' in end) continue;
        expect([nameOf(path), what, end.outcome]).toEqual([
          nameOf(path),
          what,
          { kind: 'unknown', reason: 'unexpected' },
        ]);
        lost.add(nameOf(path));
      }
    expect([...lost].sort()).toEqual([...(neededFields[id] ?? [])].sort());
  });

  it('treats null like a missing value in each row', async () => {
    const read = async (to: unknown) => {
      const kept: unknown[] = [];
      for (const path of pathsOf(sample)) {
        respondWith(200, JSON.stringify(changed(sample, path, to)));
        const end = await call(operation);
        const rows = 'value' in end ? ((end.value as { unreadable?: number }).unreadable ?? 0) : end.outcome;
        kept.push([nameOf(path), rows]);
      }
      return kept;
    };
    expect(await read(null)).toEqual(await read(missing));
  });

  it('without a body is invalid, unless the contract allows an empty body', async () => {
    respondWith(204, null);
    const end = await call(operation);
    const isReadable = id === 'registration.validate' || schemaOf(operation).safeParse({}).success;
    if (isReadable) expect(end).toHaveProperty('value');
    else expect(end).toEqual({ outcome: { kind: 'unknown', reason: 'unexpected' } });
  });

  it('is invalid if it has none of several fields', async () => {
    const fields = Object.keys(sample as object);
    if (!Array.isArray(sample) && (fields.length === 1 || fields.includes('status'))) return;
    for (const body of ['{}', '{"status":"fail"}', '{"data":null}']) {
      respondWith(200, body);
      const end = await call(operation);
      expect([body, end]).toEqual([body, { outcome: { kind: 'unknown', reason: 'unexpected' } }]);
    }
  });

  it('accepts unknown values and reports no value', async () => {
    const more = Array.isArray(sample)
      ? [...(sample as unknown[]), null]
      : { ...(sample as object), extra: 'secret-value' };
    respondWith(200, JSON.stringify(more));
    expect(await call(operation)).toHaveProperty('value');
    expect(JSON.stringify(reported)).not.toContain('secret-value');
  });
});

const effects = operations.filter(
  ({ metadata, contentType }) => !metadata.safe && contentType !== 'multipart/form-data',
);

/** Effects with a used response: an empty success leaves their outcome unknown. */
const used = ['session.login', 'deposit.createQr', 'spin.spin'];

const successes: readonly (readonly [status: number, body: string | null])[] = [
  [200, '{}'],
  [200, '{"message":"OK"}'],
  [200, '{"message":"SUCCESS"}'],
  [200, 'OK'],
  [201, '{"message":"CREATED"}'],
  [204, null],
];

const gatewayOutcomes: readonly (readonly [status: number, outcome: Outcome])[] = [
  [413, { kind: 'rejected', failure: { message: 'fault:too-large' } }],
  [404, { kind: 'rejected', failure: { message: 'fault:unexpected' } }],
  [500, { kind: 'unknown', reason: 'server' }],
  [502, { kind: 'unknown', reason: 'busy' }],
  [504, { kind: 'unknown', reason: 'busy' }],
  [200, { kind: 'unknown', reason: 'unexpected' }],
];

describe.each(effects.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it('is a success without content, or unknown if the response is used', async () => {
    for (const [status, body] of successes) {
      respondWith(status, body);
      const end = await call(operation);
      if (used.includes(id))
        expect([status, body, end]).toEqual([
          status,
          body,
          { outcome: { kind: 'unknown', reason: 'unexpected' } },
        ]);
      else expect([status, body, end]).toEqual([status, body, { value: expect.anything() }]);
    }
  });

  it('has the meaning of a known code under any status', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 500, 503, 200]) {
      respondWith(status, '{"message":"MONEY_NOT_ENOUGH","params":{"amount":5}}');
      expect([status, await call(operation)]).toEqual([
        status,
        { outcome: { kind: 'rejected', failure: { message: 'MONEY_NOT_ENOUGH', params: { amount: 500 } } } },
      ]);
    }
  });

  it("with a gateway's page has the meaning of its status", async () => {
    for (const [status, outcome] of gatewayOutcomes) {
      respondWith(status, '<html><body>nginx</body></html>');
      expect([status, await call(operation)]).toEqual([status, { outcome }]);
    }
  });
});

it('cover all calls but uploads, with more than two thousand responses', () => {
  const ways = reads.map(
    (operation) => pathsOf(sampleOf(schemaOf(operation))).length * Object.keys(oddValues).length,
  );
  const total = ways.reduce((sum, count) => sum + count, 0) + effects.length * 21;
  expect(reads.length + effects.length).toBe(operations.length - 3);
  expect(total).toBeGreaterThan(2_000);
});
