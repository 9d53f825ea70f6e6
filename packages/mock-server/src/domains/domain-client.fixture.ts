/** Client calls without HTTP: the contract's schemas for request and response, and the handlers of the noun. */
import { operationOf, type OperationId } from '@wallet/contract';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { encode, type input } from 'zod/mini';
import type { ResponseBody } from '../client/calls.ts';
import { handlerOf } from '../http/bind.ts';
import { bindings } from './bindings.ts';
import { DomainError } from '../world/domain-error.ts';
import type { World } from '../world/world.ts';
import { defaultLanguageOf, type LanguageTag } from '../world/localized-text.ts';
import { members, type Member } from './profile/member.ts';
import { demoMember, type DemoKey } from './profile/profile.seed.ts';
import { changeSettings, type SettingsPatch } from './site/site.ts';

/** The caller and the request. `as` is a key of the demo table or a phone number. */
export interface Sent {
  readonly as?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: unknown;
  readonly ip?: string;
  readonly language?: LanguageTag;
}

/** Makes a call: a command unless the operation is safe. Request and response are in the wire format. */
export function call<Id extends OperationId>(
  world: World,
  id: Id,
  { as, ip = '127.0.0.1', language = defaultLanguageOf(world.market), ...sent }: Sent = {},
): ResponseBody<Id> {
  const operation = operationOf(id);
  const body = sent.body === undefined ? undefined : operation.body?.parse(sent.body);
  if (sent.params !== undefined) operation.pathParams?.parse(sent.params);
  const member = as && memberOf(world, as);
  const handler = handlerOf(bindings, operation);
  const run = () => handler({ world, ip, language, ...sent, body, ...(member && { member }) });
  const answer = operation.metadata.safe ? run() : world.command({ name: id }, run);
  return encode(operation.responses[200], answer) as ResponseBody<Id>;
}

/** Returns the stored member. */
export function memberOf(world: World, as: string): Member {
  const known = members(world).oneBy('phone', as);
  return known ?? demoMember(world, as as DemoKey);
}

/** Returns the error of the rules that a function throws, undefined when it succeeds. */
export function errorOf(run: () => unknown): DomainError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Returns the error code of a call, undefined when it succeeds. */
export const codeOf = (world: World, id: OperationId, sent?: Sent): string | undefined =>
  errorOf(() => call(world, id, sent))?.code;

/** Returns the error code of a call and its parameters on the wire. Throws when the call succeeds. */
export function refusal(
  world: World,
  id: OperationId,
  sent?: Sent,
): { code: string; params: input<typeof ErrorBody>['params'] } {
  const error = errorOf(() => call(world, id, sent));
  if (!error) throw new Error(`${id} did not fail.`);
  const { code, params } = error;
  return { code, params: encode(ErrorBody, { message: code, ...(params && { params }) }).params };
}

/** Returns the wallet balance in baht. */
export const walletOf = (world: World, as: string): number =>
  call(world, 'wallet.read', { as }).wallet.amount;

/** Returns the newest lines of the statement. */
export const newestLines = (world: World, as: string, limit = 1) =>
  call(world, 'statement.list', { as, body: { page: 1, limit } }).statements;

/** Runs a function in a command, as the control API does. */
export const steer = <Result>(world: World, run: () => Result): Result =>
  world.command({ kind: 'control', name: 'test.steer' }, run);

/** Changes settings as the control API does. */
export const set = (world: World, patch: SettingsPatch): void =>
  void steer(world, () => changeSettings(world, patch));
