/** A forwarded call with its response, and the history of one caller, for the rules between calls. */
import type { Operation, OperationId } from '@wallet/contract';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { ResponseBody } from '../client/calls.ts';

/** A call with a valid response. */
export interface Observed {
  readonly operation: Operation;
  readonly body: unknown;
  readonly status: number;
  /** The response on the wire, with amounts in baht. */
  readonly response: unknown;
  /** The clock of the upstream, in epoch milliseconds. */
  readonly now: number;
  /** The Idempotency-Key. */
  readonly intent: string | undefined;
  /** Whether no effect of the same caller ran at the same time. */
  readonly isSteady: boolean;
}

/** Returns the response of a successful call, undefined for another call or an error. */
export const responseTo = <Id extends OperationId>(
  { operation, status, response }: Observed,
  id: Id,
): ResponseBody<Id> | undefined =>
  operation.id === id && status === 200 ? (response as ResponseBody<Id>) : undefined;

/** Returns the error of a call, undefined for a successful one. */
export const refusalOf = ({ status, response }: Observed): ErrorBody | undefined =>
  status === 200 ? undefined : (response as ErrorBody);

/** Returns an amount of the wire as integer satang, so that sums are exact. */
export const satangOf = (baht: number): number => Math.round(baht * 100);

/** Balances in satang: the wallet, and game accounts by code. */
export type Balances = Readonly<Record<string, number>>;

/** A statement row at its first read. */
export interface SeenRow {
  readonly facts: string;
  readonly status: string;
}

/** The first page of the statement, and the number of earlier effects. */
export interface SeenStatement {
  readonly total: number;
  readonly effects: number;
}

/** The newest effect with a known change, and the number of earlier effects. */
export interface KnownMove {
  readonly call: OperationId;
  readonly changes: Balances;
  readonly amount: number;
  readonly effects: number;
  readonly at: number;
}

/** Facts of earlier calls of one caller. */
export interface Memory {
  /** Number of effects, without rejected ones. */
  effects: number;
  /** Number of sent effects, and of effects with a response. */
  sent: number;
  received: number;
  balances?: { readonly satang: Balances; readonly effects: number; readonly at: number };
  move?: KnownMove;
  statement?: SeenStatement;
  profile?: { readonly text: string; readonly call: OperationId; readonly effects: number };
  coins?: { readonly count: number; readonly call: OperationId; readonly effects: number };
  limits?: { readonly least: number; readonly most: number };
  readonly rows: Map<string, SeenRow>;
  readonly intents: Map<string, { readonly request: string; readonly response: string }>;
}

export const createMemory = (): Memory => ({
  effects: 0,
  sent: 0,
  received: 0,
  rows: new Map(),
  intents: new Map(),
});

/** Maximum entries in a map of one caller. */
const mostEntries = 1_000;

/** Sets an entry, and evicts the oldest one beyond the limit. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= mostEntries) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}

/** Allowed clock skew in milliseconds. */
export const tolerance = 5 * 60_000;
