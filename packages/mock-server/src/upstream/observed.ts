/** A forwarded call with its answer, and the memory of one caller, for the rules between calls. */
import type { Operation, OperationId } from '@wallet/contract';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { AnswerOf } from '../client/calls.ts';

/** A call whose answer has the declared shape. */
export interface Observed {
  readonly operation: Operation;
  readonly body: unknown;
  readonly status: number;
  /** The answer as it travelled: amounts are baht. */
  readonly answer: unknown;
  /** The clock of the upstream, in epoch milliseconds. */
  readonly now: number;
  /** The Idempotency-Key. */
  readonly intent: string | undefined;
  /** Whether no effect of the same caller ran at the same time. */
  readonly isSteady: boolean;
}

/** Returns the answer of a call that worked, undefined for any other call or outcome. */
export const answerTo = <Id extends OperationId>(
  { operation, status, answer }: Observed,
  id: Id,
): AnswerOf<Id> | undefined => (operation.id === id && status === 200 ? (answer as AnswerOf<Id>) : undefined);

/** Returns the refusal of a call, undefined for one that worked. */
export const refusalOf = ({ status, answer }: Observed): ErrorBody | undefined =>
  status === 200 ? undefined : (answer as ErrorBody);

/** An amount of the wire as whole satang, so that sums are exact. */
export const satangOf = (baht: number): number => Math.round(baht * 100);

/** Places with their satang: the wallet, and game accounts by code. */
export type Places = Readonly<Record<string, number>>;

/** A row of the statement as it was first seen. */
export interface SeenRow {
  readonly facts: string;
  readonly status: string;
}

/** The first page of the statement, and the number of effects before it. */
export interface SeenStatement {
  readonly total: number;
  readonly effects: number;
  readonly at: number;
}

/** The newest effect with a known amount, and the number of effects before it. */
export interface KnownMove {
  readonly call: OperationId;
  readonly changes: Places;
  readonly amount: number;
  readonly effects: number;
  readonly at: number;
}

/** Facts of earlier calls of one caller. */
export interface Memory {
  /** Effects that were seen, refused ones excepted. */
  effects: number;
  /** Effects that were sent, and those that were answered. */
  sent: number;
  answered: number;
  places?: { readonly satang: Places; readonly effects: number; readonly at: number };
  move?: KnownMove;
  statement?: SeenStatement;
  profile?: { readonly text: string; readonly call: OperationId; readonly effects: number };
  coins?: { readonly count: number; readonly call: OperationId; readonly effects: number };
  limits?: { readonly least: number; readonly most: number };
  readonly rows: Map<string, SeenRow>;
  readonly intents: Map<string, { readonly request: string; readonly answer: string }>;
}

export const createMemory = (): Memory => ({
  effects: 0,
  sent: 0,
  answered: 0,
  rows: new Map(),
  intents: new Map(),
});

/** Entries a map of one caller holds; the oldest are dropped beyond it. */
const longest = 1_000;

/** Sets an entry and drops the oldest of too many. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= longest) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}

/** Milliseconds that clocks may differ. */
export const tolerance = 5 * 60_000;
