/** The contract as OpenAPI 3.1, with the validated schemas, for tools and other languages. */
import { STATUS_CODES } from 'node:http';
import { nouns, operations, type Operation } from '@wallet/contract';
import { idempotencyHeader, languageHeader, markerHeader, type Schema } from '@wallet/contract/c';
import { errorStatus, gone, type ErrorCode } from '@wallet/contract/errors';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { appVersion } from '@wallet/contract/site';
import { languageTags } from '../world/localized-text.ts';
import { describeSchemas, type Json } from './openapi-schemas.ts';

export function describeContract(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const { properties, all } = describeSchemas(
    {
      ErrorBody,
      ...schemasOf(({ body }) => body, 'Body'),
      ...schemasOf(({ responses }) => responses[200], 'Response'),
    },
    schemasOf(({ pathParams }) => pathParams, 'Path'),
  );
  for (const operation of operations) {
    const { template, names } = templateOf(operation.path, Object.keys(paths));
    (paths[template] ??= {})[operation.method.toLowerCase()] = describeOperation(
      operation,
      names,
      properties,
    );
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
    tags: nouns.map((name) => ({ name })),
    paths,
    components: {
      schemas: all,
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

type Schemas = Readonly<Record<string, Json>>;

/** Returns `WalletTransferAll` for `wallet.transferAll`, to name its unnamed schemas. */
const nameOf = ({ id }: Operation): string =>
  id.replace(/(?:^|\.)(\w)/g, (_all, letter: string) => letter.toUpperCase());

const schemasOf = (partOf: (operation: Operation) => Schema | undefined, part: string) =>
  Object.fromEntries(
    operations.flatMap((operation) => {
      const schema = partOf(operation);
      return schema ? [[nameOf(operation) + part, schema]] : [];
    }),
  );

function describeOperation(operation: Operation, names: ReadonlyMap<string, string>, schemas: Schemas): Json {
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

function pathParameters(operation: Operation, names: ReadonlyMap<string, string>, schemas: Schemas): Json[] {
  const { properties = {} } = { ...schemas[`${nameOf(operation)}Path`] } as {
    properties?: Record<string, Json>;
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name: names.get(name) ?? name,
    in: 'path',
    required: true,
    ...(names.get(name) !== name && { description: `The ${name}.` }),
    schema,
  }));
}

function requestBody(operation: Operation, schemas: Schemas): Json {
  const { contentType = 'application/json' } = operation;
  const schema = schemas[`${nameOf(operation)}Body`];
  if (!schema) return {};
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

function responsesOf(operation: Operation, schemas: Schemas): Json {
  const schema = schemas[`${nameOf(operation)}Response`] ?? {};
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
