import { describe, expect, it } from 'vitest';
import { sharedOrigins as origins } from '../src/origins.fixture.ts';
import { createServer } from '../src/server.ts';
import { cases } from './cases.ts';
import { mutated, type Mutant } from './mutants/mutant.fixture.ts';
import { mutants } from './mutants.fixture.ts';
import { run, type Result } from './runner.ts';
import { simulator } from './target.fixture.ts';

/** Runs the case that must detect a mutant. */
async function tryCase(mutant: Mutant): Promise<Result | undefined> {
  const server = await createServer({ parts: { ...mutated(mutant), origins } });
  const target = { ...simulator(await server.listen()), timeout: 5_000 };
  const { results } = await run(
    target,
    cases.filter(({ name }) => name === mutant.caughtBy),
  );
  await server.close();
  return results[0];
}

describe('a mutant', () => {
  // Each has its own server; conform.test.ts runs the same cases without a mutant.
  it.concurrent.each(mutants)('is detected: $name', async (mutant) => {
    const noticed = await tryCase(mutant);
    expect(noticed, mutant.caughtBy).toMatchObject({ outcome: 'failed' });
    // The case must fail because of the mutant, not because it could not run.
    expect(noticed?.problem?.what).not.toMatch(/^the (case|connection)$/);
  });

  it('has a unique name', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});
