/**
 * One intent, one effect (decisions 11). The response of an effect is stored under its Idempotency-Key for a day of
 * world time, in the same command. A repeated request gets the stored response.
 */
import { createHash } from 'node:crypto';
import { hours } from '../world/clock.ts';
import { canonical, isRecord } from '../world/plain.ts';
import { hiddenPrefix } from '../world/state.ts';
import { table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import type { PlainResponse } from './http-error.ts';
import { UploadedFile } from './upload.ts';

interface StoredResponse {
  /** The hash of owner, call and key. */
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** Its size in characters. */
  readonly length: number;
  /** Epoch milliseconds of world time. */
  readonly expiresAt: number;
}

const retention = hours(24);

const storedResponses = table<StoredResponse>('idempotency');

/** Maximum characters of stored responses per world. The oldest are evicted beyond it, and their intents could repeat. */
export const maxStoredCharacters = 16 * 1024 * 1024;

/** The overhead of a stored response beside its body. */
const characterOverhead = 300;

/** The number of stored responses between two removals of expired ones. */
const sweptEvery = 64;

/** An intent: the same owner, call and key. */
export interface Intent {
  readonly id: string;
  readonly request: string;
}

export function intentOf(
  key: string,
  { owner, operation, input }: { owner: string; operation: string; input: unknown },
): Intent {
  return { id: digest([owner, operation, key]), request: digest(input) };
}

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(canonical(withFingerprints(value)))
    .digest('hex')
    .slice(0, 32);

function withFingerprints(value: unknown): unknown {
  if (value instanceof UploadedFile) return { file: value.fingerprint };
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withFingerprints(field)]));
}

/** Returns the stored response of an intent, undefined for a new one; `other` when its key has another input. */
export function findStoredResponse(
  world: World,
  { id, request }: Intent,
): PlainResponse | 'other' | undefined {
  const stored = storedResponses(world).get(id);
  if (!stored || stored.expiresAt <= world.clock.now()) return undefined;
  return stored.request === request ? { status: stored.status, body: stored.body } : 'other';
}

/** Stores a response and returns it. Inside a command, a rollback removes it again. */
export function storeResponse(world: World, { id, request }: Intent, response: PlainResponse): PlainResponse {
  const { status, body } = response;
  world.state.stage(() => {
    const rows = storedResponses(world);
    const now = world.clock.now();
    const before = rows.get(id);
    if (before) drop(world, before);
    const length = JSON.stringify(body).length + characterOverhead;
    rows.insert({ id, request, status, body, length, expiresAt: now + retention });
    heldBy(world).set('characters', charactersIn(world) + length);
    if (rows.count % sweptEvery === 0)
      for (const over of rows.where(({ expiresAt }) => expiresAt <= now)) drop(world, over);
    if (charactersIn(world) > maxStoredCharacters) makeRoom(world);
  });
  return response;
}

/** Evicts the oldest responses down to 90 % of the limit, so that it runs seldom. */
function makeRoom(world: World): void {
  for (const oldest of storedResponses(world).all()) {
    if (charactersIn(world) <= 0.9 * maxStoredCharacters) return;
    drop(world, oldest);
  }
}

function drop(world: World, { id, length }: StoredResponse): void {
  storedResponses(world).remove(id);
  heldBy(world).set('characters', charactersIn(world) - length);
}

const heldBy = (world: World) => world.state.map<number>(`${hiddenPrefix}idempotency`);

const charactersIn = (world: World): number => heldBy(world).get('characters') ?? 0;
