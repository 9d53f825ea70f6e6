/**
 * The traffic log of a world, for the test console. Unlike the journal it has durations, is not deterministic, is never
 * stored, and holds the newest calls only.
 */
import { idempotencyHeader } from '@wallet/contract/c';
import type { FaultHit } from '../world/fault.ts';
import type { World } from '../world/world.ts';
import type { ReceivedBody } from './body.ts';
import { singleHeader } from './caller.ts';
import type { IncomingCall } from './pipeline.ts';
import type { OutgoingResponse } from './response-writer.ts';
import { writeJson } from './json-writer.ts';
import { withFilesAs } from './upload.ts';

/** A call with its response, unmasked; `viewExchange` masks it. */
export interface Exchange {
  readonly n: number;
  /** Epoch milliseconds of world time. */
  readonly at: number;
  /** Milliseconds of real time. */
  readonly ms: number;
  readonly operation: IncomingCall['operation'];
  readonly method: string;
  readonly url: string;
  readonly memberId: string | undefined;
  readonly intent: string | undefined;
  readonly request: unknown;
  readonly response: OutgoingResponse;
  readonly hits: readonly FaultHit[];
  /** Number of its journal entry; undefined for a call without one. */
  readonly entry: number | undefined;
  /** The approximate size in bytes. */
  readonly size: number;
}

interface Log {
  length: number;
  bytes: number;
  readonly held: Exchange[];
  readonly listeners: Set<(exchange: Exchange) => void>;
}

const mostExchanges = 500;
const mostBytes = 1_000_000;
/** Maximum bytes of a logged response; a longer one is logged without its body. */
const longestResponse = 200_000;

const logs = new WeakMap<World, Log>();

function logOf(world: World): Log {
  const log = logs.get(world) ?? { length: 0, bytes: 0, held: [], listeners: new Set() };
  logs.set(world, log);
  return log;
}

/** Returns the logged exchanges, oldest first, from number `from` on. */
export const exchangesOf = (world: World, from = 0): readonly Exchange[] =>
  logOf(world).held.filter(({ n }) => n >= from);

/** Calls the listener for every new exchange. Returns an unsubscribe function. */
export function listenToExchanges(world: World, listener: (exchange: Exchange) => void): () => void {
  const { listeners } = logOf(world);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Clears the log. The numbers continue. */
export function deleteExchanges(world: World): void {
  const log = logOf(world);
  log.held.length = 0;
  log.bytes = 0;
}

/** The facts of an exchange beside its call. */
type ExchangeNote = Pick<Exchange, 'method' | 'url' | 'memberId' | 'response' | 'hits' | 'entry'>;

/** Logs a call that arrived at a value of `performance.now()`. */
export function noteExchange(
  { operation, world, body, headers }: IncomingCall,
  note: ExchangeNote,
  arrivedAt: number,
): void {
  const log = logOf(world);
  const request = requestOf(body);
  const { method, url, memberId, hits, entry } = note;
  const response = withoutLongText(note.response);
  // A spread costs a twentieth of a served call.
  const exchange: Exchange = {
    method,
    url,
    memberId,
    hits,
    entry,
    n: log.length++,
    at: world.clock.now(),
    ms: Math.round((performance.now() - arrivedAt) * 10) / 10,
    operation,
    intent: singleHeader(headers, idempotencyHeader),
    request,
    response,
    size: 400 + (JSON.stringify(request)?.length ?? 0) + completeOf(response).bytes.length,
  };
  log.held.push(exchange);
  log.bytes += exchange.size;
  while (log.held.length > mostExchanges || (log.bytes > mostBytes && log.held.length > 1))
    log.bytes -= log.held.shift()?.size ?? 0;
  for (const listener of log.listeners) listener(exchange);
}

/** Returns the complete response, also for a broken connection. */
export const completeOf = (response: OutgoingResponse) => ('cut' in response ? response.complete : response);

function requestOf(body: ReceivedBody): unknown {
  if (body.kind === 'json') return body.value;
  if (body.kind !== 'form') return undefined;
  return withFilesAs(body.fields, ({ name, size, type }) => ({ name, size, type }));
}

function withoutLongText(response: OutgoingResponse): OutgoingResponse {
  const complete = completeOf(response);
  if (complete.bytes.length <= longestResponse) return response;
  const short = { ...complete, bytes: writeJson(`… (${complete.bytes.length} bytes)`) };
  return 'cut' in response ? { ...response, complete: short } : short;
}
