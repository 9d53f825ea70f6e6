import { operations } from '@wallet/contract';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type MockServer } from '../src/server.ts';
import { timeouts } from '../../../vitest.timeouts.ts';
import { cases } from './cases.ts';
import { capabilityNames, capabilities } from './capability.ts';
import { tallyOf } from './report/tally.ts';
import { run, type Outcome } from './runner.ts';
import { simulator, staging } from './target.fixture.ts';

const members = [demoPhones.rich, demoPhones.due].map((phone) => ({ phone, password: demoPassword }));

/** The errors of access to every call, and to calls for members. */
const everyCall = ['KEY_MISSING', 'KEY_INVALID', 'INVALID_IP'];
const memberCall = ['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INACTIVE_USER'];

/** Returns the failed cases with their reasons, for a readable failure. */
const failed = ({ results }: Outcome) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ name, problem }) => ({ name, ...problem }));

describe('the simulator', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    const server = await createServer();
    outcome = await run(simulator(await server.listen()), cases);
    await server.close();
    // Three hundred cases, most with a world, take longer than the default timeout of a hook on a busy machine.
  }, 3 * timeouts.hookTimeout);

  it('runs all cases without a mismatch', () => {
    expect(failed(outcome)).toEqual([]);
    const skipped = outcome.results.filter((result) => result.outcome === 'skipped');
    expect(skipped.map(({ name, reasons }) => [name, ...reasons])).toEqual([]);
  });

  it('proves every call, and every error of access', () => {
    const { provenCalls, calls } = tallyOf(outcome);
    expect(provenCalls).toBe(calls);
    const open = operations.flatMap(({ id, metadata: { session } }) =>
      [...everyCall, ...(session === 'member' ? memberCall : [])]
        .filter((code) => !outcome.met.get(id)?.has(code))
        .map((code) => `${id} ${code}`),
    );
    expect(open).toEqual([]);
  });
});

describe('a backend without a control API', () => {
  let server: MockServer;
  let baseUrl: string;
  const steered: string[] = [];
  beforeAll(async () => {
    server = await createServer({
      parts: {
        prepare(app) {
          app.addHook('onRequest', (request, reply, done) => {
            if (!request.url.startsWith('/_mock')) return done();
            steered.push(request.url);
            void reply.code(404).send({ message: 'NO_DATA' });
          });
        },
      },
    });
    baseUrl = await server.listen();
  });
  afterAll(() => server.close());

  it('runs the possible cases without a change, and skips the rest with the reasons', async () => {
    const from = journalLength();
    const outcome = await run(staging(baseUrl, { members, socketUrl: baseUrl }), cases);
    // Without --allow-effects.
    expect(effectsSince(from)).toEqual(['session.login']);
    expect(failed(outcome)).toEqual([]);
    const skipped = outcome.results.filter((result) => result.outcome === 'skipped');
    expect(skipped.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    const reasons = new Set(skipped.flatMap((result) => result.reasons));
    const lacking = capabilityNames.filter((name) => reasons.has(capabilities[name]));
    expect(lacking).toEqual(['effects', 'payouts', 'control']);
    expect(tallyOf(outcome).passed).toBeGreaterThan(130);
    expect(steered).toEqual([]);
  });

  it('lists every missing capability, without members and socket', async () => {
    const alone = await run(staging(baseUrl), cases);
    expect(failed(alone)).toEqual([]);
    expect(tallyOf(alone).passed).toBeGreaterThan(50);
    const reasons = new Set(alone.results.flatMap((result) => result.reasons));
    expect([...reasons].sort()).toEqual(
      capabilityNames
        .filter((capability) => capability !== 'malformed' && capability !== 'unreadable')
        .map((capability) => capabilities[capability])
        .sort(),
    );
  });

  const journalLength = (): number => server.worlds.get('default')?.journal.length ?? 0;

  /** Calls with effects, each once. */
  function effectsSince(from: number): string[] {
    const entries = server.worlds.get('default')?.journal.entries(from) ?? [];
    const worked = entries.filter(({ kind, outcome }) => kind === 'call' && outcome === 'ok');
    const changing = operations.filter(({ metadata }) => !metadata.safe).map(({ id }): string => id);
    return [...new Set(worked.map(({ name }) => name))].filter((name) => changing.includes(name));
  }
});

it('has a reason for every capability', () => {
  expect(new Set(capabilityNames.map((capability) => capabilities[capability])).size).toBe(
    capabilityNames.length,
  );
});
