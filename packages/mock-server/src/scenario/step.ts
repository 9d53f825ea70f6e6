/** What a scenario does, step by step, as plain data. */
import type { OperationId } from '@wallet/contract';
import type { actions } from '../domains/actions.ts';
import { findAction } from '../domains/actions.ts';
import { checkActionAnswer, readInput } from '../domains/action.ts';
import type { Plain, PlainRecord } from '../world/plain.ts';
import { Refused } from '../world/refused.ts';
import type { World } from '../world/world.ts';
import type { Span } from './span.ts';

type Actions = typeof actions;

/** Every action by its full name, `deposit.payQr`. */
export type ActionName = {
  readonly [Noun in keyof Actions & string]: `${Noun}.${keyof Actions[Noun] & string}`;
}[keyof Actions & string];

/** Steers: what an operator, a bank or a provider does. */
export interface DoStep {
  /** A control action, e.g. `deposit.payQr`. */
  readonly do: ActionName;
  /** What the action is told. */
  readonly with?: PlainRecord;
  /** A part of what it answers. */
  readonly answer?: Plain;
  /** Keeps the answer under this name, for references of later steps. */
  readonly keep?: string;
}

/** Makes a call of the contract, as a client would. */
export interface CallStep {
  readonly call: OperationId;
  /** The member who calls, by phone number or id; nobody when left out. */
  readonly as?: string;
  /** The body. */
  readonly with?: Plain;
  /** The parameters of the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** The picture that is sent; a slip is known again by its reference. */
  readonly file?: { readonly name: string; readonly reference?: string };
  /** The Idempotency-Key. */
  readonly key?: string;
  /** What it comes to: `ok` when left out, a code, or `lost`. */
  readonly outcome?: string;
  /** A part of what it answers. */
  readonly answer?: Plain;
  readonly keep?: string;
}

/** Lets time pass. */
export interface WaitStep {
  /** So long, or until whatever comes next. */
  readonly wait: Span | 'next';
}

export type Step = DoStep | CallStep | WaitStep;

/** A step in a few words, for messages. */
export function describeStep(step: Step): string {
  if ('wait' in step) return `wait ${step.wait}`;
  if ('do' in step) return `do ${step.do}`;
  return `call ${step.call}${step.as === undefined ? '' : ` as ${step.as}`}`;
}

/** Runs an action within the command that is open. Throws a Refused or a Failure. */
export function runAction(world: World, name: string, body: unknown): unknown {
  const action = findAction(name);
  if (!action) throw new Refused('senseless', `There is no action ${name}.`);
  return checkActionAnswer(
    name,
    action.answer,
    action.run(world, readInput(name, 'with', action.body, body)),
  );
}
