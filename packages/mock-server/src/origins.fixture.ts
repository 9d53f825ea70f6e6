import { createOrigins, worldRules } from './scenario/origins.ts';

/** Worlds that the servers of all tests of a worker fork, because seeding one takes longer than most tests. */
export const sharedOrigins = createOrigins(worldRules(Date.now));
