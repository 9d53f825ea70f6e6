import { describe, expect, it } from 'vitest';
import { createServer } from '../src/server.ts';
import { cases } from './cases.ts';
import type { Mutant } from './mutants/mutant.ts';
import { mutated } from './mutants/mutant.ts';
import { mutants } from './mutants.ts';
import type { Result } from './runner.ts';
import { run } from './runner.ts';
import { simulator } from './target.fixture.ts';

/** Tries the case that has to notice a mutant. */
async function tryCase(mutant: Mutant): Promise<Result | undefined> {
  const server = await createServer({ parts: mutated(mutant) });
  const target = { ...simulator(await server.listen()), timeout: 5_000 };
  const { results } = await run(target, { cases: cases.filter(({ name }) => name === mutant.caughtBy) });
  await server.close();
  return results[0];
}

describe('a mutant', () => {
  // Each has a server of its own; conform.test.ts shows that the same cases pass without a mutant.
  it.concurrent.each(mutants)('is noticed: $name', async (mutant) => {
    const noticed = await tryCase(mutant);
    expect(noticed, mutant.caughtBy).toMatchObject({ outcome: 'failed' });
    // It fails for what the mutant does, not because the case could not be tried.
    expect(noticed?.problem?.what).not.toMatch(/^the (case|connection)$/);
  });

  it('is one of many, each with a name of its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(40);
  });
});
