import { account, type Account } from './account.ts';
import { canonical } from './plain.ts';
import { table } from './store.ts';
import type { World, WorldOptions } from './world.ts';
import { createWorld } from './create-world.ts';

/** 2026-01-15 12:00 in Bangkok. */
export const sampleStart = Date.UTC(2026, 0, 15, 5);

export interface SampleMember {
  readonly id: string;
  readonly phone: string;
  readonly name?: string;
  readonly inviter?: string;
}

export const sampleMembers = table<SampleMember>('sample', { unique: ['phone'], index: ['inviter'] });

/** Creates a small world with a frozen clock. */
export const sampleWorld = (changes: Partial<WorldOptions> = {}): World =>
  createWorld({
    id: 'sample',
    seed: 'seed',
    market: 'thailand',
    realNow: () => sampleStart,
    clock: { mode: 'frozen', at: sampleStart },
    handlers: {},
    ...changes,
  });

/** The accounts of two members, for tests about money. */
export const sampleAccounts: readonly Account[] = ['ann', 'bee'].flatMap((id) => [
  account.wallet(id),
  account.game(id, 'pg'),
  account.held(id),
  account.bonus(id),
]);

/** Returns the journal as canonical JSON, with a line for each entry. */
export const journalText = ({ journal }: World): string => journal.entries().map(canonical).join('\n');
