import { operations } from '@wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/domains/profile/profile.seed.ts';
import type { MockServer } from '../src/server.ts';
import { createServer } from '../src/server.ts';
import { cases } from './cases.ts';
import { needNames, needs } from './need.ts';
import { demo } from './facts.ts';
import { tallyOf } from './report/tally.ts';
import type { Outcome } from './runner.ts';
import { run } from './runner.ts';
import { simulator, stranger } from './target.sample.ts';

const members = [demo.rich, demo.due].map((phone) => ({ phone, password: demoPassword }));

/** What departed, with the reason, so that a failure can be read. */
const departed = ({ results }: Outcome) =>
  results.filter(({ outcome }) => outcome === 'departed').map(({ name, trouble }) => ({ name, ...trouble }));

describe('the simulator', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    const server = await createServer();
    outcome = await run(simulator(await server.listen()), { cases });
    await server.close();
  });

  it('is tried whole and departs nowhere', () => {
    expect(departed(outcome)).toEqual([]);
    expect(tallyOf(outcome)).toMatchObject({ passed: cases.length, departed: 0, skipped: 0 });
  });

  it('answers every call, and most of the codes they declare', () => {
    const { answered, calls, codesMet, codes } = tallyOf(outcome);
    expect(answered).toBe(calls);
    expect(codesMet / codes).toBeGreaterThan(0.7);
  });
});

describe('a backend that nobody can steer', () => {
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

  it('is tried as far as it goes: the rest is skipped, with the reasons', async () => {
    const outcome = await run(stranger(baseUrl, { members, socketUrl: baseUrl }), { cases });
    expect(departed(outcome)).toEqual([]);
    const skipped = outcome.results.filter((result) => result.outcome === 'skipped');
    expect(skipped.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    const reasons = new Set(skipped.flatMap((result) => result.reasons));
    expect([...reasons].sort()).toEqual([needs.clock, needs.control, needs.effects].sort());
    expect(tallyOf(outcome).passed).toBeGreaterThan(100);
    expect(steered).toEqual([]);
  });

  it('is not changed, unless that is allowed', async () => {
    const from = journalLength();
    await run(stranger(baseUrl, { members, socketUrl: baseUrl }), { cases });
    expect(effectsSince(from)).toEqual(['session.login']);
  });

  it('says of everything that it is missing, without members and socket', async () => {
    const alone = await run(stranger(baseUrl), { cases });
    expect(departed(alone)).toEqual([]);
    expect(tallyOf(alone).passed).toBeGreaterThan(50);
    const reasons = new Set(alone.results.flatMap((result) => result.reasons));
    expect([...reasons].sort()).toEqual(
      needNames
        .filter((need) => need !== 'malformed' && need !== 'unreadable')
        .map((need) => needs[need])
        .sort(),
    );
  });

  const journalLength = (): number => server.worlds.get('default')?.journal.length ?? 0;

  /** Calls that changed something, each once. */
  function effectsSince(from: number): string[] {
    const entries = server.worlds.get('default')?.journal.entries(from) ?? [];
    const worked = entries.filter(({ kind, outcome }) => kind === 'call' && outcome === 'ok');
    const changing = operations.filter(({ metadata }) => !metadata.safe).map(({ id }): string => id);
    return [...new Set(worked.map(({ name }) => name))].filter((name) => changing.includes(name));
  }
});

it('says of every need what a target lacks without it', () => {
  expect(new Set(needNames.map((need) => needs[need])).size).toBe(needNames.length);
});
