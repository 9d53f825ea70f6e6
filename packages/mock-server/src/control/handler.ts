/** Types of control handlers, derived from the control contract. */
import type * as z from 'zod/mini';
import type { BodyOf, ParamsOf } from '../http/bind.ts';
import type { DeferredResponses } from '../http/deferred-responses.ts';
import type { Origins } from '../scenario/origins.ts';
import type { Person } from '../team/people.ts';
import type { Team } from '../team/team.ts';
import { ControlError } from '../world/control-error.ts';
import type { World, WorldRules } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { WorldCalls } from './control.contract.ts';

/** Dependencies of control handlers besides a world. */
export interface ControlContext {
  readonly worlds: Worlds;
  readonly origins: Origins;
  readonly rules: WorldRules;
  readonly deferredResponses: DeferredResponses;
  readonly team?: Team | undefined;
}

type QueryOf<Call> = Call extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined;

type ResponseBody<Call> = Call extends { responses: { 200: infer Schema extends z.ZodMiniType } }
  ? z.output<Schema>
  : never;

export interface ControlInput<Call> {
  /** The world of the path. Calls for all worlds have none. */
  readonly world: World;
  readonly params: ParamsOf<Call>;
  readonly body: BodyOf<Call>;
  readonly query: QueryOf<Call>;
  readonly context: ControlContext;
  /** The caller; undefined without a team. */
  readonly person: Person | undefined;
}

type ControlHandler<Call> = (input: ControlInput<Call>) => ResponseBody<Call> | Promise<ResponseBody<Call>>;

export type ControlHandlers<Group extends keyof WorldCalls> = {
  readonly [Name in keyof WorldCalls[Group]]: ControlHandler<WorldCalls[Group][Name]>;
};

/** Journals a control call that cannot be a command, because it advances the clock or replaces the state. */
export const recordControl = (world: World, name: string, input: unknown): void =>
  void world.journal.append({ kind: 'control', name, input, outcome: 'ok' });

/** Throws a ControlError with the known names for any other name. */
export function requireKnown(what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const names = [...new Set(known)].join(', ') || 'none';
  throw new ControlError('notFound', `There is no ${what} ${name}; there is ${names}.`);
}
