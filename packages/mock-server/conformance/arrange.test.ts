import { fileURLToPath } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@wallet/contract/demo-members';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineScenario } from '../src/scenario/scenario.ts';
import { createServer } from '../src/server.ts';
import { loadHooks } from './arrange.ts';
import { cases } from './cases.ts';
import { demo } from './facts.ts';
import { isProven } from './report/proof.ts';
import { tallyOf } from './report/tally.ts';
import type { Outcome } from './runner.ts';
import { run } from './runner.ts';
import { staging } from './target.fixture.ts';

/** Slips are accepted at any hour: the tests also pass at midnight in Bangkok (decisions 15). */
const scenario = defineScenario({
  name: 'slips-at-any-hour',
  title: 'Slips are accepted at any hour.',
  given: [{ action: 'site.change', params: { slipClosed: null } }],
});

const example = fileURLToPath(new URL('arrange.example.mjs', import.meta.url));

describe('the example of --arrange', () => {
  let alone: Outcome;
  let arranged: Outcome;

  beforeAll(async () => {
    const server = await createServer({ scenario });
    const baseUrl = await server.listen();
    vi.stubEnv('ARRANGE_URL', baseUrl);
    const members = [{ phone: demo.rich, password: demoPassword }];
    const target = staging(baseUrl, { members, socketUrl: baseUrl, allowsEffects: true });
    const tried = cases.filter(({ about }) => about !== 'every call');
    alone = await run(target, tried);
    arranged = await run({ ...target, hooks: await loadHooks(example) }, tried);
    await server.close();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('runs many more cases at a backend without a control API, without a mismatch', () => {
    expect(arranged.results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(tallyOf(arranged).passed).toBeGreaterThan(tallyOf(alone).passed + 50);
  });

  it('proves calls that are unproven without it', () => {
    for (const id of ['registration.verifyOtp', 'profile.changePassword', 'withdraw.create'] as const) {
      expect(isProven(alone, id), id).toBe(false);
      expect(isProven(arranged, id), id).toBe(true);
    }
  });
});

describe('a module of hooks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['none', 'export default 1;', 'exports no hook; hooks are member, newPhone, otp'],
    ['typing', 'export const memebr = () => 1;', 'exports memebr; hooks are member'],
    ['values', 'export const member = 1;', 'member must be a function'],
  ])('is rejected with a message: %s', async (name, text, sentence) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, text);
    await expect(loadHooks(file)).rejects.toThrow(sentence);
  });

  it('returns the hooks that it exports', async () => {
    const file = join(folder, 'otp.mjs');
    writeFileSync(file, 'export const otp = async () => "123456";');
    expect(Object.keys(await loadHooks(file))).toEqual(['otp']);
  });
});
