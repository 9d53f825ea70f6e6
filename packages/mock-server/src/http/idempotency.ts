/**
 * One intent, one effect (decisions 11). The answer of an effect is stored under its Idempotency-Key for a day of world
 * time, in the same command. A repeated request gets the stored answer.
 */
import { createHash } from 'node:crypto';
import { hours } from '../world/clock.ts';
import { canonical, isRecord } from '../world/plain.ts';
import { hiddenPrefix } from '../world/state.ts';
import { table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import type { Answer } from './http-error.ts';
import { UploadedFile } from './upload.ts';

interface StoredAnswer {
  /** Made of who called what with which key. */
  readonly id: string;
  /** A fingerprint of what was sent. */
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** Characters it takes. */
  readonly length: number;
  /** Epoch milliseconds of world time. */
  readonly expiresAt: number;
}

const retention = hours(24);

const storedAnswers = table<StoredAnswer>('idempotency');

/** Characters of stored answers per world. Beyond it the oldest are dropped, and their intents could run again. */
export const maxStoredCharacters = 16 * 1024 * 1024;

/** The overhead of a stored answer beside its body. */
const characterOverhead = 300;

/** Each time so many answers are kept more, those that are over are dropped. */
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

/** The input, with a hash of the bytes in place of each file. */
function withFingerprints(value: unknown): unknown {
  if (value instanceof UploadedFile) return { file: value.fingerprint };
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withFingerprints(field)]));
}

/** The answer that was given to an intent; `other` when its key was used for something else. */
export function findStoredAnswer(world: World, { id, request }: Intent): Answer | 'other' | undefined {
  const stored = storedAnswers(world).get(id);
  if (!stored || stored.expiresAt <= world.clock.now()) return undefined;
  return stored.request === request ? { status: stored.status, body: stored.body } : 'other';
}

/** Keeps an answer, and answers it; within a command it is kept or undone with it. */
export function storeAnswer(world: World, { id, request }: Intent, answer: Answer): Answer {
  const { status, body } = answer;
  world.state.stage(() => {
    const rows = storedAnswers(world);
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
  return answer;
}

/** Drops the oldest answers, some more than there must be, so that it is not done each time. */
function makeRoom(world: World): void {
  for (const oldest of storedAnswers(world).all()) {
    if (charactersIn(world) <= 0.9 * maxStoredCharacters) return;
    drop(world, oldest);
  }
}

function drop(world: World, { id, length }: StoredAnswer): void {
  storedAnswers(world).remove(id);
  heldBy(world).set('characters', charactersIn(world) - length);
}

const heldBy = (world: World) => world.state.map<number>(`${hiddenPrefix}idempotency`);

const charactersIn = (world: World): number => heldBy(world).get('characters') ?? 0;

/** How many answers are kept. */
export const countStoredAnswers = (world: World): number => storedAnswers(world).count;
