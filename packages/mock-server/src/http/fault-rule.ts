/** Validates fault rules, which come from scenarios, tests and people, against the contract. */
import { operations, type Operation } from '@wallet/contract';
import { errorCodes, isErrorCode, errorStatus } from '@wallet/contract/errors';
import { suggestion } from '@wallet/deploy/nearest';
import type { FaultEffect, FaultRule } from '../world/fault-schema.ts';
import { isSocketOperation, requireValidRule, type SocketOperation } from '../world/fault.ts';
import { invalid } from '../world/control-error.ts';
import { contractMismatch } from './contract-mismatch.ts';
import { problemOfOperation } from './rewrite.ts';
import * as z from 'zod/mini';
import { isRecord } from '../world/plain.ts';
import type { PlainResponse } from './http-error.ts';
import { serializeResponse, type CompleteResponse } from './response-writer.ts';

/** Throws a ControlError for an unknown operation, two members, wrong counts, or an impossible effect. */
export function checkFault(rule: FaultRule): void {
  if (rule.member !== undefined && rule.memberId !== undefined)
    throw invalid('A fault rule has member or memberId, not both.');
  requireValidRule(rule);
  if (isSocketOperation(rule.operation)) refuseIgnored(rule);
  else refuseUnknown(rule);
  refuseElsewhere(rule);
}

/** Effects on sockets; only some also apply to calls. */
const socketEffects: Readonly<Record<SocketOperation, readonly FaultEffect['type'][]>> = {
  'socket.connect': ['refuse', 'latency', 'hold'],
  'socket.messaging': ['drop', 'duplicate', 'reorder', 'latency', 'hold'],
};
const socketOnly: readonly FaultEffect['type'][] = ['refuse', 'drop', 'reorder'];

function refuseElsewhere({ operation, effect: { type } }: FaultRule): void {
  const possible = isSocketOperation(operation) ? socketEffects[operation] : undefined;
  if (possible ? possible.includes(type) : !socketOnly.includes(type)) return;
  const others = possible ? `; there is ${possible.join(', ')}` : '';
  throw invalid(`The effect ${type} is not possible on ${operation}${others}.`);
}

function refuseIgnored({ operation, phase, pathParams }: FaultRule): void {
  if (phase === 'after') throw invalid(`${operation} has no phase after: leave phase out.`);
  if (pathParams) throw invalid(`${operation} has no pathParams: leave them out.`);
}

function refuseUnknown(rule: FaultRule): void {
  const meant = operationsOf(rule.operation);
  if (meant.length === 0)
    throw invalid(
      `No call is named ${rule.operation}${suggestion(rule.operation, names) || '.'} There is ${someNames}, withdraw.* or *.`,
    );
  rejectUnreachable(rule, meant);
  const { effect } = rule;
  if (effect.type === 'answer') refuseUnsendable(effect);
  if (effect.type === 'rewrite') refuseUnclear(effect);
  if (effect.type === 'error' || effect.type === 'answer') refuseUndeclared(meant, effect);
}

const names = [...operations.flatMap(({ id, noun }) => [id, `${noun}.*`]), ...Object.keys(socketEffects)];

const someNames = names.slice(0, 3).join(', ');

/** Returns the calls that match a pattern: `withdraw.create`, `withdraw.*` or `*`. */
const operationsOf = (pattern: string): readonly Operation[] =>
  operations.filter(({ id, noun }) => pattern === id || pattern === '*' || pattern === `${noun}.*`);

function refuseUndeclared(meant: readonly Operation[], effect: ResponseEffect): void {
  if (effect.breaksContract) return;
  const { status, body } = plainFaultResponse(effect);
  for (const operation of meant) {
    const mismatch = contractMismatch(operation, status, body);
    if (mismatch !== undefined)
      throw invalid(
        `${operation.id} ${mismatch}${codeMeant(effect)} breaksContract in the effect to send it all the same.`,
      );
  }
}

/** Returns a suggestion for a code that is not in the catalogue, and the verb of the next words. */
function codeMeant(effect: ResponseEffect): string {
  const meant =
    effect.type === 'error' && !isErrorCode(effect.code) ? suggestion(effect.code, errorCodes) : '';
  return meant === '' ? ': set' : `${meant} Set`;
}

/** Headers that HTTP framing sets. */
const framing: readonly string[] = ['connection', 'content-length', 'transfer-encoding'];

function refuseUnsendable({
  status,
  headers = {},
  json,
  text,
}: Extract<FaultEffect, { type: 'answer' }>): void {
  if (json !== undefined && text !== undefined) throw invalid('An answer has either json or text, not both.');
  if ((status === 204 || status === 304) && (json ?? text) !== undefined)
    throw invalid(`An answer with status ${status} has no body: leave json and text out.`);
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw invalid(`${name} is no name of a header.`);
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) throw invalid(`${name} is no value of a header.`);
    if (framing.includes(name.toLowerCase()))
      throw invalid(`The header ${name} is set by the connection itself.`);
  }
}

function refuseUnclear({ operations: changes }: Extract<FaultEffect, { type: 'rewrite' }>): void {
  const problems = changes.map(problemOfOperation).filter((problem) => problem !== undefined);
  if (problems.length > 0) throw invalid(`${problems.join('; ')}.`);
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Throws a ControlError for a path parameter or a field of the body that none of the calls has. */
export function rejectUnreachable(
  { operation, pathParams, body }: FaultRule,
  meant: readonly Operation[],
): void {
  refuseUnknownKeys(operation, 'pathParams', 'path parameters', pathParams, schemasOf(meant, 'pathParams'));
  // A rule matches no form.
  const withJson = meant.filter(({ contentType }) => contentType !== 'multipart/form-data');
  refuseUnknownKeys(operation, 'body', 'JSON body', body, schemasOf(withJson, 'body'));
}

const schemasOf = (meant: readonly Operation[], part: 'body' | 'pathParams'): readonly JsonSchema[] =>
  meant.flatMap(({ [part]: schema }) =>
    schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : [],
  );

function refuseUnknownKeys(
  operation: string,
  part: 'body' | 'pathParams',
  title: string,
  value: unknown,
  schemas: readonly JsonSchema[],
): void {
  if (value === undefined) return;
  if (schemas.length === 0) throw invalid(`${operation} has no ${title}: leave ${part} out.`);
  const known = schemas.flatMap(keysOf);
  const unknown = isRecord(value) && Object.keys(value).find((key) => !known.includes(key));
  if (unknown === false || unknown === undefined) return;
  const meant = suggestion(unknown, known) || `; there is ${known.slice(0, 5).join(', ')}.`;
  throw invalid(`${operation}: ${part}.${unknown}: unknown key${meant}`);
}

const keysOf = ({ properties = {}, anyOf, oneOf }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...(anyOf ?? oneOf ?? []).flatMap((option) => keysOf(option as JsonSchema)),
];

/** An effect with a response of its own. */
export type ResponseEffect = Extract<FaultEffect, { type: 'error' | 'answer' }>;

/** Returns the status and the JSON of the response, without a body for plain text. */
export function plainFaultResponse(effect: ResponseEffect): PlainResponse {
  if (effect.type === 'answer')
    return { status: effect.status, body: effect.json, ...(effect.headers && { headers: effect.headers }) };
  const { code, params } = effect;
  const status = effect.status ?? (isErrorCode(code) ? errorStatus[code][0] : 400);
  return { status, body: { message: code, ...(params && { params }) } };
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

export function faultResponse(effect: ResponseEffect): CompleteResponse {
  const response = plainFaultResponse(effect);
  if (response.body !== undefined) return serializeResponse(response);
  const { text = '' } = effect as Extract<ResponseEffect, { type: 'answer' }>;
  const headers = { ...(text !== '' && plainText), ...response.headers };
  return { status: response.status, bytes: new TextEncoder().encode(text), headers };
}
