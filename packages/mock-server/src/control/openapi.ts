/** The contract as OpenAPI 3.1, with the validated schemas, for tools and other languages. */
import { STATUS_CODES } from 'node:http';
import type { Noun, Operation } from '@wallet/contract';
import { nouns, operations } from '@wallet/contract';
import { idempotencyHeader, languageHeader, markerHeader } from '@wallet/contract/c';
import type { ErrorCode } from '@wallet/contract/errors';
import { errorStatus, gone } from '@wallet/contract/errors';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { appVersion } from '@wallet/contract/site';
import { languageTags } from '../world/localized-text.ts';
import { NamedSchemas, type Json } from './openapi-schemas.ts';

const about: Readonly<Record<Noun, string>> = {
  session: 'Login.',
  registration: 'Registration of new members.',
  profile: 'The member’s own data.',
  site: 'Texts of the operator, and whether the service is open.',
  wallet: 'Balances, and transfers between accounts.',
  deposit: 'Deposits by transfer, QR code, slip and gift link.',
  withdraw: 'Withdrawals.',
  game: 'Accounts at game providers.',
  bonus: 'Bonuses and promotion codes.',
  invite: 'Invite bonuses.',
  refund: 'Loss refunds.',
  spin: 'The wheel and its coupons.',
  statement: 'Transactions and slips.',
  chat: 'Chat with support.',
};

export function describeContract(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas = new NamedSchemas();
  for (const operation of operations) {
    const { template, names } = templateOf(operation.path, Object.keys(paths));
    (paths[template] ??= {})[operation.method.toLowerCase()] = describeOperation(operation, names, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Player wallet',
      version: appVersion,
      summary: 'The API between the player wallet and its backend.',
      description: `An error response is \`{ message, params? }\`; its message is an error code. While the service is closed, every call except \`/api/lookup/active\` returns 410.`,
    },
    servers: [{ url: 'http://127.0.0.1:4000', description: 'The simulator on this machine' }],
    tags: nouns.map((name) => ({ name, description: about[name] })),
    paths,
    components: {
      schemas: schemas.all,
      parameters: { AcceptLanguage: acceptLanguage, IdempotencyKey: idempotencyKey },
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

const ownTemplateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/**
 * Returns a path in the syntax of OpenAPI. Paths that differ only in parameter names are one path there, so the later
 * one uses the names of the earlier.
 */
function templateOf(
  path: string,
  known: readonly string[],
): { template: string; names: Map<string, string> } {
  const ownTemplate = ownTemplateOf(path);
  const shape = (template: string): string => template.replace(/\{\w+\}/g, '{}');
  const template = known.find((one) => shape(one) === shape(ownTemplate)) ?? ownTemplate;
  const namesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const used = namesOf(template);
  return { template, names: new Map(namesOf(ownTemplate).map((name, index) => [name, used[index] ?? name])) };
}

const marked = { marker: [] };
const security: Record<Operation['metadata']['session'], readonly Json[]> = {
  guest: [marked],
  member: [{ bearer: [], ...marked }],
  either: [marked, { bearer: [], ...marked }],
};

/** Returns `WalletTransferAll` for `wallet.transferAll`, to name its unnamed schemas. */
const nameOf = ({ id }: Operation): string =>
  id.replace(/(?:^|\.)(\w)/g, (_all, letter: string) => letter.toUpperCase());

function describeOperation(
  operation: Operation,
  names: ReadonlyMap<string, string>,
  schemas: NamedSchemas,
): Json {
  const { id, noun, summary, metadata } = operation;
  const parameters: readonly Json[] = [
    ...pathParameters(operation, names, schemas),
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(metadata.safe ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ];
  return {
    operationId: id.replace('.', '_'),
    tags: [noun],
    summary,
    description: [
      metadata.safe
        ? 'Safe: it has no side effects.'
        : 'It has side effects: a client must not repeat it automatically.',
      ...(metadata.assumedPath ? ['The path is assumed.'] : []),
      ...([...names].some(([own, used]) => own !== used)
        ? [
            `The specification has \`${ownTemplateOf(operation.path)}\`; OpenAPI has one name for equal paths.`,
          ]
        : []),
    ].join(' '),
    security: security[metadata.session],
    parameters,
    ...requestBody(operation, schemas),
    responses: responsesOf(operation, schemas),
  };
}

const acceptLanguage = {
  name: languageHeader,
  in: 'header',
  required: false,
  description: 'The language of the operator’s texts in the response; the language of the market by default.',
  schema: { type: 'string', examples: languageTags },
};

const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    '128 random bits in hex. Requests with the same key have one effect, however often they arrive.',
  schema: { type: 'string', examples: ['5f0c6a9be1d24c8f9a3b7c1e2d4f6a80'] },
};

function pathParameters(
  { pathParams }: Operation,
  names: ReadonlyMap<string, string>,
  schemas: NamedSchemas,
): Json[] {
  if (!pathParams) return [];
  const { properties = {} } = schemas.describe(pathParams, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({
    name: names.get(name) ?? name,
    in: 'path',
    required: true,
    ...(names.get(name) !== name && { description: `The ${name}.` }),
    schema,
  }));
}

function requestBody(operation: Operation, schemas: NamedSchemas): Json {
  const { body, contentType = 'application/json' } = operation;
  if (!body) return {};
  const schema = schemas.refer(body, 'input', `${nameOf(operation)}Body`);
  return { requestBody: { required: true, content: { [contentType]: { schema } } } };
}

type Code = ErrorCode | typeof gone;

function refusalsOf({ metadata }: Operation): readonly (readonly [number, readonly Code[]])[] {
  const statusesOf = (code: ErrorCode): readonly number[] => errorStatus[code];
  const statuses = [...new Set(metadata.errors.flatMap(statusesOf))].sort();
  return [
    ...statuses.map(
      (status) => [status, metadata.errors.filter((code) => statusesOf(code).includes(status))] as const,
    ),
    [410, [gone]],
  ];
}

function responsesOf(operation: Operation, schemas: NamedSchemas): Json {
  const schema = schemas.refer(operation.responses[200], 'output', `${nameOf(operation)}Response`);
  schemas.refer(ErrorBody, 'output', 'ErrorBody');
  const refusals = refusalsOf(operation).map(([status, codes]) => [status, refusal(status, codes)]);
  return { 200: response('The response.', schema), ...Object.fromEntries(refusals) };
}

const response = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

const refusal = (status: number, codes: readonly Code[]): Json =>
  response(status === 410 ? 'The service is closed.' : (STATUS_CODES[status] ?? 'Refused'), {
    allOf: [
      { $ref: '#/components/schemas/ErrorBody' },
      { type: 'object', properties: { message: { type: 'string', enum: codes } } },
    ],
  });
