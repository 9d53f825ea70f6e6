/**
 * One intent, one effect (decisions 11): the answer of an effect is kept under its Idempotency-Key for a day of the
 * world's clock, in the same step that made the effect, and given again to whoever sends the same once more.
 */
import { createHash } from 'node:crypto';
import { hours } from '../world/clock.ts';
import { canonical, isRecord } from '../world/plain.ts';
import type { Table } from '../world/store.ts';
import { table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import type { Answer } from './failure.ts';
import { UploadedFile } from './upload.ts';

interface KeptAnswer {
  /** Made of who called what with which key. */
  readonly id: string;
  /** A fingerprint of what was sent. */
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** Epoch milliseconds of world time. */
  readonly expiresAt: number;
}

const retention = hours(24);

const keptAnswers = table<KeptAnswer>('idempotency');

/** An intent: whoever calls the same with the same key means the same. */
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

/** What was sent, with the fingerprint of its bytes in the place of each file. */
function withFingerprints(value: unknown): unknown {
  if (value instanceof UploadedFile) return { file: value.fingerprint };
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withFingerprints(field)]));
}

/** The answer that was given to an intent; `other` when its key was used for something else. */
export function keptAnswer(world: World, { id, request }: Intent): Answer | 'other' | undefined {
  const kept = keptAnswers(world).get(id);
  if (!kept || kept.expiresAt <= world.clock.now()) return undefined;
  return kept.request === request ? { status: kept.status, body: kept.body } : 'other';
}

/** Keeps an answer, and answers it; within a command it is kept or undone with it. */
export function keepAnswer(world: World, { id, request }: Intent, answer: Answer): Answer {
  world.state.stage(() => {
    const rows = keptAnswers(world);
    const now = world.clock.now();
    if (rows.get(id)) rows.remove(id);
    // The oldest come first, so this stops at the first answer that is still good.
    for (let oldest = first(rows); oldest && oldest.expiresAt <= now; oldest = first(rows))
      rows.remove(oldest.id);
    rows.insert({ id, request, status: answer.status, body: answer.body, expiresAt: now + retention });
  });
  return answer;
}

const first = (rows: Table<KeptAnswer>): KeptAnswer | undefined => rows.find(() => true);
