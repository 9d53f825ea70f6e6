/** The contract as OpenAPI 3.1, with the schemas that are validated, for tools and for readers without TypeScript. */
import { STATUS_CODES } from 'node:http';
import type { Noun, Operation } from '@wallet/contract';
import { nouns, operations } from '@wallet/contract';
import { idempotencyHeader, languageHeader, markerHeader } from '@wallet/contract/c';
import type { ErrorCode } from '@wallet/contract/errors';
import { errorStatus, gone } from '@wallet/contract/errors';
import { appVersion } from '@wallet/contract/site';
import * as z from 'zod/mini';
import { languageTags } from '../domains/localized-text.ts';

type Json = Readonly<Record<string, unknown>>;

const about: Readonly<Record<Noun, string>> = {
  session: 'Who is signed in, until when.',
  registration: 'Becoming a member.',
  profile: 'The member’s own data.',
  site: 'What the operator says, and whether it is open.',
  wallet: 'The balance, and moving money between accounts.',
  deposit: 'Money coming in.',
  withdraw: 'Money going out.',
  game: 'Accounts at game providers.',
  bonus: 'Bonuses and promotion codes.',
  invite: 'Invite bonuses.',
  refund: 'Loss refunds.',
  spin: 'The wheel and its coupons.',
  statement: 'What happened to the money, and to the slips.',
  chat: 'Talking with support.',
};

/** An OpenAPI 3.1 document of all calls. */
export function describeContract(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const { template, names } = templateOf(operation.path, Object.keys(paths));
    (paths[template] ??= {})[operation.method.toLowerCase()] = describeOperation(operation, names);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Player wallet',
      version: appVersion,
      summary: 'What travels between the player wallet and its backend.',
      description: `Every refusal is \`{ message, params? }\` with a code of the catalogue as message. A closed service answers 410 to every call but the active lookup.`,
    },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'The simulator on this machine' }],
    tags: nouns.map((name) => ({ name, description: about[name] })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
        marker: {
          type: 'apiKey',
          in: 'header',
          name: markerHeader.name,
          description: `Always \`${markerHeader.value}\`.`,
        },
      },
    },
  };
}

/**
 * The path as OpenAPI writes it. Two paths that differ in the names of their parameters only are one path there, so the
 * later one takes over the names of the earlier.
 */
function templateOf(
  path: string,
  known: readonly string[],
): { template: string; names: Map<string, string> } {
  const wanted = path.replace(/:(\w+)/g, '{$1}');
  const shape = (template: string): string => template.replace(/\{\w+\}/g, '{}');
  const template = known.find((one) => shape(one) === shape(wanted)) ?? wanted;
  const namesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const used = namesOf(template);
  return { template, names: new Map(namesOf(wanted).map((name, index) => [name, used[index] ?? name])) };
}

const marked = { marker: [] };
const security: Record<Operation['metadata']['session'], readonly Json[]> = {
  guest: [marked],
  member: [{ bearer: [], ...marked }],
  either: [marked, { bearer: [], ...marked }],
};

function describeOperation(operation: Operation, names: ReadonlyMap<string, string>): Json {
  const { id, noun, summary, metadata } = operation;
  const parameters: readonly Json[] = [
    ...pathParameters(operation, names),
    acceptLanguage,
    ...(metadata.safe ? [] : [idempotencyKey]),
  ];
  return {
    operationId: id.replace('.', '_'),
    tags: [noun],
    summary,
    description: [
      metadata.safe ? 'Has no effect.' : 'Has an effect: never repeat it by itself.',
      ...(metadata.assumedPath ? ['The path is assumed.'] : []),
    ].join(' '),
    security: security[metadata.session],
    parameters,
    ...requestBody(operation),
    responses: responsesOf(operation),
  };
}

const acceptLanguage = {
  name: languageHeader,
  in: 'header',
  required: false,
  description:
    'The language of the operator’s texts in the answer; the market’s own where it is none of these.',
  schema: { type: 'string', examples: languageTags },
};

const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    '128 random bits in hex, the same for one intent: it has one effect, however often it arrives.',
  schema: { type: 'string', examples: ['5f0c6a9be1d24c8f9a3b7c1e2d4f6a80'] },
};

function pathParameters({ pathParams }: Operation, names: ReadonlyMap<string, string>): Json[] {
  if (!pathParams) return [];
  const { properties = {} } = schemaOf(pathParams, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({
    name: names.get(name) ?? name,
    in: 'path',
    required: true,
    ...(names.get(name) !== name && { description: `The ${name}.` }),
    schema,
  }));
}

function requestBody({ body, contentType }: Operation): Json {
  if (!isSchema(body)) return {};
  return {
    requestBody: {
      required: true,
      content: { [contentType ?? 'application/json']: { schema: schemaOf(body, 'input') } },
    },
  };
}

function responsesOf({ responses, metadata }: Operation): Json {
  const statuses = [
    ...new Set(metadata.errors.flatMap((code) => errorStatus[code] as readonly number[])),
  ].sort();
  return {
    200: answer('The answer.', schemaOf(responses[200], 'output')),
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        answer(
          STATUS_CODES[status] ?? 'Refused',
          refusalSchema(
            metadata.errors.filter((code) => (errorStatus[code] as readonly number[]).includes(status)),
          ),
        ),
      ]),
    ),
    410: answer('The service is closed.', refusalSchema([gone])),
  };
}

const answer = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

const refusalSchema = (codes: readonly (ErrorCode | typeof gone)[]): Json => ({
  type: 'object',
  properties: {
    message: { type: 'string', enum: codes },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
  required: ['message'],
});

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const anything = { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] };

function schemaOf(schema: unknown, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema as z.ZodMiniType, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (Object.keys(jsonSchema).length === 0) Object.assign(jsonSchema, anything);
      // Validators divide in binary, where 33.33 is no multiple of 0.01: said in words, it is true.
      if (jsonSchema.multipleOf !== 0.01) return;
      delete jsonSchema.multipleOf;
      jsonSchema.description = 'Baht, at most two decimals.';
    },
  });
  return described;
}
