/** Whether a fault rule makes sense for the contract: rules come from scenarios, tests and people. */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import { errorStatus, isErrorCode } from '@wallet/contract/errors';
import type { ActiveFault, FaultEffect, FaultRule, SocketOperation } from '../world/fault.ts';
import { isSocketOperation } from '../world/fault.ts';
import { Refused } from '../world/refused.ts';
import type { World } from '../world/world.ts';
import { mayAnswer } from './failure.ts';

/** A fault rule that cannot be. */
export class FaultRefused extends Refused {
  constructor(message: string) {
    super('senseless', message);
  }
}

/** Throws a FaultRefused for a rule about what is not there, or with an effect that cannot be. */
export function checkFault(rule: FaultRule): void {
  refuseElsewhere(rule);
  if (!isSocketOperation(rule.operation)) refuseUnknown(rule);
}

/** Adds a rule to a world. Throws a FaultRefused that says what is wrong with it. */
export function addFault(world: World, rule: FaultRule): ActiveFault {
  checkFault(rule);
  try {
    return world.faults.add(rule);
  } catch (error) {
    if (error instanceof RangeError) throw new FaultRefused(error.message);
    throw error;
  }
}

/** What can go wrong on the socket; of these only some can go wrong with a call. */
const socketEffects: Readonly<Record<SocketOperation, readonly FaultEffect['type'][]>> = {
  'socket.connect': ['refuse', 'latency', 'hold'],
  'socket.messaging': ['drop', 'duplicate', 'reorder', 'latency', 'hold'],
};
const socketOnly: readonly FaultEffect['type'][] = ['refuse', 'drop', 'reorder'];

function refuseElsewhere({ operation, effect: { type } }: FaultRule): void {
  const isPossible = isSocketOperation(operation)
    ? socketEffects[operation].includes(type)
    : !socketOnly.includes(type);
  if (!isPossible) throw new FaultRefused(`The effect ${type} is not possible on ${operation}.`);
}

function refuseUnknown(rule: FaultRule): void {
  const meant = operationsOf(rule.operation);
  if (meant.length === 0)
    throw new FaultRefused(`No call is named ${rule.operation}; there is ${someNames}, withdraw.* or *.`);
  if (rule.effect.type === 'error' && !rule.effect.breaksContract)
    refuseUndeclared(meant, rule.effect.code, rule.effect.status);
}

const someNames = operations
  .slice(0, 3)
  .map(({ id }) => id)
  .join(', ');

/** The calls a pattern is about: `withdraw.create`, `withdraw.*` or `*`. */
const operationsOf = (pattern: string): readonly Operation[] =>
  operations.filter(({ id, noun }) => pattern === id || pattern === '*' || pattern === `${noun}.*`);

function refuseUndeclared(meant: readonly Operation[], code: ErrorCode, status: number | undefined): void {
  if (!isErrorCode(code)) throw new FaultRefused(`${String(code)} is no code of the catalogue.`);
  const undeclared = meant.find((operation) => !mayAnswer(operation, code, status ?? errorStatus[code][0]));
  if (undeclared)
    throw new FaultRefused(
      `${undeclared.id} does not declare ${code}${status ? ` with status ${status}` : ''}: set breaksContract in the effect to send it all the same.`,
    );
}
