/** Malformed input for each call, which every backend rejects without changes. */
import { operations, type Operation } from '@wallet/contract';
import { errorStatus } from '@wallet/contract/errors';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { sampleBody, samplePath, takesJson } from '../../src/client/sample-input.ts';
import type { Raw } from '../caller.ts';
import { aboutEach, toFail, type ContractCase } from '../case.ts';
import type { Capability } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { isRecord } from '../../src/world/plain.ts';
import { disguisedPage, disguisedSlipCode } from '../attachment.ts';

/** Returns the error code of a malformed body (decisions 1). */
const malformedCode = ({ metadata }: Operation): string =>
  metadata.errors.find((code) => (errorStatus[code] as readonly number[]).includes(422)) ?? 'NO_DATA';

const json = 'application/json';

/** Bodies that are not JSON, or too large. */
const unreadable: Readonly<Record<string, Raw>> = {
  'half of a body': { body: '{"a":', type: json },
  'bytes that are not text': { body: '\uD800"{', type: json },
  'a deep nesting': { body: `${'['.repeat(2_000)}${']'.repeat(2_000)}`, type: json },
  'a megabyte': { body: JSON.stringify({ text: 'x'.repeat(1_048_576) }), type: json },
  'another content type': { body: '{}', type: 'text/plain' },
};

/** JSON that is not an object of the contract. */
const nonObjects: Readonly<Record<string, Raw>> = {
  nothing: {},
  null: { body: 'null', type: json },
  'a list': { body: '[]', type: json },
  'a text': { body: '"x"', type: json },
  'a number': { body: '1', type: json },
  'a prototype': { body: '{"__proto__":{"amount":1}}', type: json },
};

/** Invalid values of a field. */
const invalidValues: Readonly<Record<string, unknown>> = {
  null: null,
  'an object': { a: 1 },
  'a list': [1],
  'a boolean': true,
  'an amount below zero': -1,
  'a third decimal': 1.234,
  'an amount above every limit': 1_000_000_000,
  'a tiny amount': 1e-7,
  'an amount as text': '1,000',
  'a long text': 'x'.repeat(10_000),
};

/** Returns the bodies that differ from a valid one in one field and that the schema rejects. */
function invalidBodies(schema: ZodMiniType | undefined, good: object): Readonly<Record<string, Raw>> {
  const candidates: [string, unknown][] = [
    ['no field', {}],
    ['a field too many', { ...good, extra: 1 }],
    ...Object.keys(good).flatMap((field): [string, unknown][] => [
      [`no ${field}`, { ...good, [field]: undefined }],
      ...Object.entries(invalidValues).map(([what, value]): [string, unknown] => [
        `${what} as ${field}`,
        { ...good, [field]: value },
      ]),
    ]),
  ];
  return Object.fromEntries(
    candidates
      .filter(([, body]) => !schema?.safeParse(JSON.parse(JSON.stringify(body))).success)
      .map(([what, body]) => [what, { body: JSON.stringify(body), type: json }]),
  );
}

/**
 * Returns a body that is harmless if a wrong backend accepts it: that of a read, or of an effect whose only input is an
 * amount that is too small or too large.
 */
function harmlessBody(operation: Operation): object | undefined {
  const sample = sampleBody(operation);
  if (operation.metadata.safe) return sample;
  return sample && Object.keys(sample).join() === 'amount' ? { amount: 1 } : undefined;
}

/** Returns a case for each call with a JSON body: it rejects all these bodies as malformed. */
const rejections = (
  sentence: string,
  capability: Capability,
  bodiesOf: (operation: Operation) => Readonly<Record<string, Raw>>,
) =>
  aboutEach(operations.filter(takesJson), sentence, (operation) => {
    const { id, metadata } = operation;
    const isForMembers = metadata.session !== 'guest';
    return {
      cites: 'quality 5; decisions 1',
      requires: toFail(operation, capability, ...(isForMembers ? (['member'] as const) : [])),
      async run({ member, guest }) {
        const caller = isForMembers ? await member() : await guest();
        for (const [what, raw] of Object.entries(bodiesOf(operation)))
          await caller.rejected(what, id, raw, 422, malformedCode(operation));
      },
    };
  });

/** Texts that are not a path segment of the contract. */
const badSegments: Readonly<Record<string, string>> = {
  'a step up': '%2E%2E',
  'a hidden slash': 'a%2Fb',
  'a backslash': 'a%5Cb',
  'half of a letter': '%E0%A4%A',
  'a long one': 'x'.repeat(150),
};

/** Returns whether the last parameter of a path rejects a segment; the code of a bonus may have any letters. */
function isInvalid({ path, pathParams }: Operation, segment: string): boolean {
  const [, last = ''] = /:(\w+)$/.exec(path) ?? [];
  try {
    return !(pathParams as ZodMiniObject<Record<string, ZodMiniType>>).shape[last]?.safeParse(
      decodeURIComponent(segment),
    ).success;
  } catch {
    return true;
  }
}

const badPaths = aboutEach(
  operations.filter(({ pathParams }) => pathParams),
  'returns NO_DATA for a malformed path',
  (operation) => ({
    cites: 'quality 5; decisions 13',
    requires: toFail(operation, 'unreadable', 'member'),
    async run(context) {
      const caller = await context.member();
      for (const [what, segment] of Object.entries(badSegments)) {
        if (!isInvalid(operation, segment)) continue;
        const path = samplePath(operation).replace(/[^/]+$/, segment);
        const body = takesJson(operation) && { body: '{"amount":100}', type: json };
        await caller.rejected(what, operation.id, { path, ...body }, 404, 'NO_DATA');
      }
    },
  }),
);

function formOf(field: string, value: string | File): FormData {
  const form = new FormData();
  form.append(field, value);
  return form;
}

const badForms = aboutEach(
  operations.filter(({ contentType }) => contentType === 'multipart/form-data'),
  'accepts only a file, by its bytes',
  ({ id }) => ({
    cites: 'spec 5, Chat file; quality 5',
    requires: ['member', 'effects', 'malformed'],
    async run(context) {
      const caller = await context.member();
      const noFiles: Readonly<Record<string, Raw>> = {
        'no form': {},
        JSON: { body: '{"file":"x"}', type: json },
        'a text as file': { body: formOf('file', 'x') },
        'a file by another name': { body: formOf('picture', disguisedPage()) },
      };
      for (const [what, raw] of Object.entries(noFiles))
        await caller.rejected(what, id, raw, 422, 'SLIP_NO_FILE');
      const code = id === 'deposit.sendSlip' ? await disguisedSlipCode(caller) : 'SLIP_INVALID_FILE';
      const { status, body } = await caller.sendRaw(id, { body: formOf('file', disguisedPage()) });
      const message = isRecord(body) && body['message'];
      same('the response to a disguised page', [status, message], [errorStatus[code][0], code]);
    },
  }),
);

export const badInputCases: readonly ContractCase[] = [
  ...rejections('rejects JSON outside its schema', 'malformed', (operation) => {
    const good = harmlessBody(operation);
    return { ...nonObjects, ...(good && invalidBodies(operation.body, good)) };
  }),
  ...rejections('rejects an unreadable body', 'unreadable', () => unreadable),
  ...badPaths,
  ...badForms,
];
