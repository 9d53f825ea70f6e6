import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { sharedOrigins as origins } from '../src/origins.fixture.ts';
import { createServer } from '../src/server.ts';
import type { ContractCase } from './case.ts';
import { cases } from './cases.ts';
import { mutated, type Mutant } from './mutants/mutant.fixture.ts';
import { mutants } from './mutants.fixture.ts';
import { run } from './runner.ts';
import { staging } from './target.fixture.ts';

const responseMutants = mutants.filter(({ isSeenByReading }) => isSeenByReading !== undefined);

/** Returns the failed cases at a backend with only a URL and one member. */
async function failedAt(
  responseMutant: Mutant | undefined,
  tried: readonly ContractCase[],
): Promise<readonly ContractCase[]> {
  const { prepare, ...parts } = mutated(responseMutant);
  const server = await createServer({
    parts: {
      ...parts,
      origins,
      prepare(app) {
        prepare?.(app);
        app.addHook('onRequest', (request, reply, next) => {
          if (!request.url.startsWith('/_mock')) return next();
          void reply.code(404).send({ message: 'NO_DATA' });
        });
      },
    },
  });
  const baseUrl = await server.listen();
  const members = [{ phone: demoPhones.rich, password: demoPassword }];
  const target = staging(baseUrl, { members, socketUrl: baseUrl, allowsEffects: true });
  const { results } = await run(target, tried);
  await server.close();
  const failed = new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name));
  return cases.filter(({ name }) => failed.has(name));
}

describe('with a URL and one member, without arranged facts', () => {
  it('an unchanged backend has no mismatch', async () => {
    expect(await failedAt(undefined, cases)).toEqual([]);
  });

  it.concurrent.each(responseMutants)('detects the mutant: $name', async (responseMutant) => {
    // Cases about every call exist for each of the sixty-nine calls; only the one that must detect the mutant runs.
    const tried = cases.filter(
      ({ about, name }) => about !== 'every call' || name === responseMutant.caughtBy,
    );
    const failed = await failedAt(responseMutant, tried);
    expect(failed.map(({ name }) => name)).toContain(responseMutant.caughtBy);
    // The table of docs/conformance.md lists the mutants that are detected without effects.
    expect(failed.some(({ requires }) => !requires.includes('effects'))).toBe(responseMutant.isSeenByReading);
  });

  it('has at least fourteen mutants', () => {
    expect(responseMutants.length).toBeGreaterThanOrEqual(14);
  });
});
