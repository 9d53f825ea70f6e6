/** Malformed input for each call, which every backend rejects without changes. */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { errorStatus } from '@wallet/contract/errors';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { pathOf } from '../../src/client/http.ts';
import { samplePath, takesJson } from '../../src/client/sample-input.ts';
import type { Raw } from '../caller.ts';
import type { CaseBody, ContractCase } from '../case.ts';
import type { Capability } from '../capability.ts';
import { about, named } from '../case.ts';
import { arranged } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { goodCalls } from '../good-call.ts';
import { disguisedPage } from '../attachment.ts';

const isSchema = (value: unknown): value is ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Returns the error code of a malformed body (decisions 1). */
export const malformedCode = ({ metadata }: Operation): string =>
  metadata.errors.find((code) => (errorStatus[code] as readonly number[]).includes(422)) ?? 'NO_DATA';

const json = 'application/json';

/** Bodies that are not JSON, or too large. */
const unreadable: Readonly<Record<string, Raw>> = {
  'half of a body': { body: '{"a":', type: json },
  'bytes that are no text': { body: '\uD800"{', type: json },
  'a deep nesting': { body: `${'['.repeat(2_000)}${']'.repeat(2_000)}`, type: json },
  'a megabyte': { body: JSON.stringify({ text: 'x'.repeat(1_048_576) }), type: json },
  'another type': { body: '{}', type: 'text/plain' },
};

/** JSON that is not an object of the contract. */
export const nonObjects: Readonly<Record<string, Raw>> = {
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
  'a truth': true,
  'an amount below zero': -1,
  'a third decimal': 1.234,
  'an amount beyond all': 1_000_000_000,
  'a tiny amount': 1e-7,
  'an amount as text': '1,000',
  'a long text': 'x'.repeat(10_000),
};

/** Returns the bodies that differ from a valid one in one field and that the schema rejects. */
export function invalidBodies(schema: ZodMiniType, good: object): Readonly<Record<string, Raw>> {
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
      .filter(([, body]) => !schema.safeParse(JSON.parse(JSON.stringify(body))).success)
      .map(([what, body]) => [what, { body: JSON.stringify(body), type: json }]),
  );
}

/** Returns a case in which every body of a kind is rejected as malformed. */
const rejectionCase = (
  operation: Operation,
  sentence: string,
  capability: Capability,
  wrongsOf: (good: object) => Readonly<Record<string, Raw>>,
): [string, CaseBody] => [
  named(operation.id, sentence),
  {
    cites: 'quality 5; decisions 1',
    requires: [...new Set([...arranged, ...goodCalls[operation.id].requires, capability])],
    async run(context) {
      const world = await context.world();
      const { caller, given } = await goodCalls[operation.id].prepare(context);
      const { body: good, params } = given as {
        readonly body: object;
        readonly params?: Record<string, string>;
      };
      const path = pathOf(operation.path, params ?? {});
      const before = (await world.read()).stateHash;
      for (const [what, raw] of Object.entries(wrongsOf(good))) {
        const { status, body } = await caller.sendRaw(operation.id, { ...raw, path });
        same(`the answer to ${what}`, [status, body], [422, { message: malformedCode(operation) }]);
      }
      same('the state of the world', (await world.read()).stateHash, before);
    },
  },
];

const badBodies = operations.filter(takesJson).flatMap((operation) => [
  rejectionCase(operation, 'rejects a malformed body without changes', 'malformed', (good) => ({
    ...nonObjects,
    ...invalidBodies(operation.body as ZodMiniType, good),
  })),
  rejectionCase(operation, 'rejects an unreadable body without changes', 'unreadable', () => unreadable),
]);

/** Texts that are not a path segment of the contract. */
export const badSegments: Readonly<Record<string, string>> = {
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

const badPaths = operations
  .filter(({ pathParams }) => isSchema(pathParams))
  .map((operation): [string, CaseBody] => [
    named(operation.id, 'returns NO_DATA for a malformed path'),
    {
      cites: 'quality 5; decisions 13',
      requires: [
        'unreadable',
        ...(operation.metadata.session === 'member' ? (['member'] as const) : []),
        ...(operation.metadata.safe ? [] : (['effects'] as const)),
      ],
      async run(context) {
        const caller =
          operation.metadata.session === 'member' ? await context.member() : await context.guest();
        for (const [what, segment] of Object.entries(badSegments)) {
          if (!isInvalid(operation, segment)) continue;
          const path = samplePath(operation).replace(/[^/]+$/, segment);
          const response = await caller.sendRaw(operation.id, {
            path,
            ...(takesJson(operation) && { body: '{"amount":100}', type: json }),
          });
          same(`the answer to ${what}`, [response.status, response.body], [404, { message: 'NO_DATA' }]);
        }
      },
    },
  ]);

const form = (fill: (form: FormData) => void): FormData => {
  const filled = new FormData();
  fill(filled);
  return filled;
};

const badForms = operations
  .filter(({ contentType }) => contentType === 'multipart/form-data')
  .map((operation): [string, CaseBody] => [
    named(operation.id, 'accepts only a file, by its bytes'),
    {
      cites: 'spec 5, Chat file; quality 5',
      requires: ['member', 'effects', 'malformed'],
      async run(context) {
        const caller = await context.member();
        const file = (name: string, value: string | File) =>
          form((filled) => {
            if (typeof value === 'string') filled.append(name, value);
            else filled.append(name, value, value.name);
          });
        const responses: [string, Raw, number, string][] = [
          ['no form', {}, 422, 'SLIP_NO_FILE'],
          ['JSON', { body: '{"file":"x"}', type: json }, 422, 'SLIP_NO_FILE'],
          ['a text as file', { body: file('file', 'x') }, 422, 'SLIP_NO_FILE'],
          ['a file by another name', { body: file('picture', disguisedPage()) }, 422, 'SLIP_NO_FILE'],
          [
            'a page that claims to be a picture',
            { body: file('file', disguisedPage()) },
            415,
            'SLIP_INVALID_FILE',
          ],
        ];
        for (const [what, raw, status, message] of responses) {
          const response = await caller.sendRaw(operation.id, raw);
          same(`the answer to ${what}`, [response.status, response.body], [status, { message }]);
        }
      },
    },
  ]);

export const badInputCases: readonly ContractCase[] = about(
  'every call',
  Object.fromEntries([...badBodies, ...badPaths, ...badForms]),
);
