import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MockServer } from '../src/server.ts';
import { createServer } from '../src/server.ts';
import { about } from './case.ts';
import { arranged } from './need.ts';
import { same } from './departure.ts';
import { writers } from './report.ts';
import type { Outcome } from './runner.ts';
import { run } from './runner.ts';
import { simulator } from './target.sample.ts';

const password = 'a-secret-password';

const samples = about('session', {
  'One & the same <passes>': { cites: 'spec 4', run: async ({ guest }) => void (await guest()) },
  'A member has what is not there': {
    cites: 'spec 4',
    needs: arranged,
    async run({ member, guest }) {
      const mali = await member({ password });
      await (await guest()).gets('session.login', { body: { username: mali.phone, password } });
      same('the wallet', await mali.balance(), 1);
    },
  },
  'A case uses what it does not declare': {
    cites: 'spec 4',
    needs: ['control'],
    run: async ({ later }) => later(1),
  },
  'A case needs a socket': { cites: 'spec 4', needs: ['socket'], run: async () => undefined },
});

let server: MockServer;
let outcome: Outcome;
beforeAll(async () => {
  server = await createServer();
  const { socketUrl: _nowhere, ...target } = simulator(await server.listen());
  outcome = await run(target, { cases: samples });
});
afterAll(() => server.close());

describe('a report', () => {
  it('tells what was expected, what came, where it is written, and how to ask again', () => {
    const text = writers.text(outcome);
    expect(text).toContain('✓ One & the same <passes>');
    expect(text).toContain('✗ A member has what is not there');
    expect(text).toMatch(/the wallet\n +expected: 1\n +came: +0\n +see: +spec 4/);
    expect(text).toMatch(/curl -X GET 'http:\/\/127\.0\.0\.1:\d+\/api\/wallet' .*\$TOKEN/);
    expect(text).toContain('– A case needs a socket (the chat socket cannot be reached: give --socket-url)');
    expect(text).toContain('1 passed, 2 departed, 1 skipped');
  });

  it('holds no secret in any form', () => {
    for (const write of Object.values(writers)) {
      const text = write(outcome);
      expect(text).not.toContain(password);
      expect(text).not.toMatch(/Bearer [\w-]+\.[0-9a-f]{32}/);
      expect(text).not.toMatch(/"username":"0\d{9}"|0800000001/);
    }
  });

  it('departs where a case uses what it does not declare: elsewhere it would fail', () => {
    const [, , careless] = outcome.results;
    expect(careless?.trouble?.came).toContain('The case uses “clock” and does not declare it.');
  });

  it('leaves the world of a case that departed, and no other', () => {
    const worlds = outcome.results.map(({ trouble }) => trouble?.world);
    expect(worlds.map((world) => world !== undefined)).toEqual([false, true, false, false]);
    expect(server.worlds.get(worlds[1] ?? '')).toBeDefined();
    expect(server.worlds.list().length).toBe(2);
  });

  it('is JUnit for CI systems', () => {
    const xml = writers.junit(outcome);
    expect(xml).toContain('<testsuites name="conform" tests="4" failures="2" skipped="1"');
    expect(xml).toContain('name="One &amp; the same &lt;passes&gt;"');
    expect(unclosed(xml)).toEqual([]);
  });

  it('is JSON for scripts', () => {
    const { passed, departed, skipped, results, answers } = JSON.parse(writers.json(outcome)) as {
      passed: number;
      departed: number;
      skipped: number;
      results: object[];
      answers: Record<string, string[]>;
    };
    expect([passed, departed, skipped, results.length]).toEqual([1, 2, 1, 4]);
    expect(answers['session.login']).toEqual(['200']);
  });
});

/** Elements that are opened and not closed. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', self] of xml.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.at(-1) === name) open.pop();
  }
  return open;
}
