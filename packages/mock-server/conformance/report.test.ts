import { operations } from '@wallet/contract';
import { demoPassword } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { openServer } from '../src/http/http.fixture.ts';
import { startBackend } from '../src/upstream/upstream.fixture.ts';
import { about } from './case.ts';
import { cases } from './cases.ts';
import { same } from '../src/client/mismatch.ts';
import { writers } from './report.ts';
import { isProven } from './report/proof.ts';
import { tallyOf } from './report/tally.ts';
import { run } from './runner.ts';
import { simulator, staging } from './target.fixture.ts';

const samples = about('session', [], {
  'A member signs in': {
    cites: 'spec 4',
    requires: ['control'],
    async run({ member, guest }) {
      const { phone: username, password } = await member({});
      await (await guest()).gets('session.login', { body: { username, password } });
    },
  },
  'A member has what is not there, too': {
    cites: 'spec 4',
    requires: ['control'],
    run: async ({ member }) => same('the wallet', await (await member({})).balance(), 1),
  },
  'One & the same <passes>': { cites: 'spec 4', run: async ({ guest }) => void (await guest()) },
  'A member has what is not there': {
    cites: 'spec 4',
    requires: ['control'],
    async run({ member, guest }) {
      const { phone: username, password, balance } = await member({});
      await (await guest()).gets('session.login', { body: { username, password } });
      same('the wallet', await balance(), 1);
    },
  },
  'A case uses what it does not declare': {
    cites: 'spec 4',
    run: async ({ world }) => void (await world()),
  },
  'A case needs a socket': { cites: 'spec 4', requires: ['socket'], run: async () => undefined },
});

const server = await openServer();
const { socketUrl: _nowhere, ...target } = simulator(await server.listen());
const outcome = await run(target, samples);

describe('a report', () => {
  it('shows expected and actual values, the source of the rule, and a request to repeat', () => {
    const text = writers.text(outcome);
    expect(text).toContain('✓ One & the same <passes>');
    expect(text).toContain('✗ A member has what is not there (mismatch 1)');
    expect(text).toMatch(/the wallet\n +expected: 1\n +came: +0\n +see: +spec 4/);
    expect(text).toMatch(/curl -X GET 'http:\/\/127\.0\.0\.1:\d+\/api\/wallet' .*\$TOKEN/);
  });

  it('groups mismatches by cause', () => {
    const text = writers.text(outcome);
    expect(text).toContain('Mismatch 1, in 2 cases: the wallet');
    expect(text).toContain('also:     session: A member has what is not there');
    expect(text).toContain('2 mismatches in 3 cases');
    expect(tallyOf(outcome)).toMatchObject({ failed: 3, causes: 2 });
  });

  it('lists the unproven calls, errors and rules, and claims no full proof', () => {
    const text = writers.text(outcome);
    expect(text).toContain(`Not proven: ${operations.length - 1} of ${operations.length} calls`);
    expect(text).toMatch(/\n {2}wallet: read, refresh, add, transfer, transferAll\n/);
    expect(text).toMatch(/Not proven: (\d+) of \1 refusals/);
    expect(text).toContain(`INVALID_IP of ${operations.length} calls`);
    expect(text).toMatch(/\n {2}session\.login: NO_USER, WRONG_PASSWORD, /);
    expect(text).toContain('Not tried: 1 of 6 rules');
    expect(text).toContain('1  the chat socket cannot be reached: give --socket-url');
    expect(text).toContain(`\nProven: 1 of ${operations.length} calls, 0 of `);
    expect(text).toMatch(/, 0 of \d+ refusals, 2 of 6 rules\.\n/);
    expect(text).toContain('may still be wrong.');
    expect(text).not.toContain('passed');
  });

  it('counts no call as proven by a failed case, or by a response that violates the contract', () => {
    expect(isProven(outcome, 'session.login')).toBe(true);
    expect(isProven(outcome, 'wallet.read')).toBe(false);
    expect(isProven({ ...outcome, broken: new Set(['session.login']) }, 'session.login')).toBe(false);
  });

  it('contains no secret in any format', () => {
    for (const write of Object.values(writers)) {
      const text = write(outcome);
      expect(text).not.toContain(demoPassword);
      expect(text).not.toMatch(/Bearer [\w-]+\.[0-9a-f]{32}/);
      expect(text).not.toMatch(/"username":"0\d{9}"|0800000001/);
    }
  });

  it('contains no secret that a backend repeats in a response outside the contract', async () => {
    const secrets = ['0899999901', 'Hush!hush1', 'eyJhbGci.eyJzdWIi.c2lnbmF0', '9876543210'];
    const [username, password, token, account] = secrets;
    const baseUrl = await startBackend((_request, response) =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ sent: JSON.stringify({ username, password }), token, note: `of ${account}` })),
    );
    const refused = await run(staging(baseUrl), cases, /site\.active returns a/);
    expect(tallyOf(refused).failed).toBe(1);
    for (const write of Object.values(writers))
      for (const secret of secrets) expect(write(refused)).not.toContain(secret);
  });

  it('fails a case that uses an undeclared capability', () => {
    const careless = outcome.results.find(({ name }) => name === 'A case uses what it does not declare');
    expect(careless?.problem?.came).toContain(
      'The case uses “control” and does not declare it: add it to requires.',
    );
  });

  it('keeps only the worlds of failed cases', () => {
    const worlds = outcome.results.map(({ problem }) => problem?.world);
    expect(worlds.map((world) => world !== undefined)).toEqual([false, true, false, true, false, false]);
    expect(server.worlds.get(worlds[1] ?? '')).toBeDefined();
    expect(server.worlds.list().length).toBe(3);
  });

  it('is JUnit for CI systems', () => {
    const xml = writers.junit(outcome);
    expect(xml).toContain('<testsuites name="conform" tests="6" failures="3" skipped="1"');
    expect(xml).toContain('name="One &amp; the same &lt;passes&gt;"');
    expect(xml).toContain('<property name="provenCalls" value="1"/>');
    expect(xml).toContain('<property name="notProvenCalls" value="registration.banks ');
    expect(xml.match(/<failure type="mismatch 1"/g)).toHaveLength(2);
    expect(unclosed(xml)).toEqual([]);
  });

  it('is JSON for scripts', () => {
    const { passed, failed, skipped, results, answers } = JSON.parse(writers.json(outcome)) as {
      passed: number;
      failed: number;
      skipped: number;
      results: object[];
      answers: Record<string, string[]>;
    };
    expect([passed, failed, skipped, results.length]).toEqual([2, 3, 1, 6]);
    expect(answers['session.login']).toEqual(['200']);
  });
});

/** Returns the elements that are opened and not closed. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', self] of xml.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.at(-1) === name) open.pop();
  }
  return open;
}
