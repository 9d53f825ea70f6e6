/**
 * A Playwright fixture with a separate world for every test. The cookie of the world is set in the browser context, so
 * the app needs no change. After each test, the journal must have no contract violation and the ledger no problem. The
 * report of a failed test has the journal and the world as attachments; `wallet-mock open world.json` serves it.
 */
import { test as base, expect } from '@playwright/test';
import { worldCookieOf } from '../http/caller.ts';
import type { Scenario } from '../scenario/scenario-schema.ts';
import { createControl, type Control, type ControlledWorld, type WrittenScenario } from './control-client.ts';
import type { WorldRequest } from './control-schema.ts';

export interface WorldOptions {
  /** The key of a person, for a simulator with `--team`. Default: the environment variable WALLET_MOCK_KEY. */
  readonly controlKey: string | undefined;
  /** The scenario of the world: the name of a built-in one, or an object. */
  readonly scenario: string | Scenario;
  readonly params: NonNullable<WorldRequest['params']>;
  /** The seed of all randomness. */
  readonly seed: WorldRequest['seed'] | undefined;
  /** The moment of a frozen clock (ISO 8601); undefined means live. */
  readonly frozenAt: WorldRequest['frozenAt'] | undefined;
  /** The market; undefined means that of the scenario. */
  readonly market: WorldRequest['market'] | undefined;
}

export interface WorldFixtures {
  readonly control: Control;
  readonly world: ControlledWorld;
}

export const test = base.extend<WorldOptions & WorldFixtures>({
  controlKey: [process.env['WALLET_MOCK_KEY'], { option: true }],
  scenario: ['default', { option: true }],
  params: [{}, { option: true }],
  seed: [undefined, { option: true }],
  frozenAt: [undefined, { option: true }],
  market: [undefined, { option: true }],

  control: async ({ baseURL, controlKey }, use) => {
    if (baseURL === undefined) throw new Error('Set baseURL to the address of the simulator.');
    await use(createControl({ baseUrl: baseURL, key: controlKey }));
  },

  world: [
    async ({ control, context, scenario, params, seed, frozenAt, market }, use, info) => {
      const world = await control.worlds.create({
        scenario: typeof scenario === 'string' ? scenario : asJson(scenario),
        params,
        ...(seed !== undefined && { seed }),
        ...(frozenAt !== undefined && { frozenAt }),
        ...(market !== undefined && { market }),
      });
      await context.addCookies([
        { name: worldCookieOf(new URL(control.baseUrl).host), value: world.id, url: control.baseUrl },
      ]);
      await use(world);
      const entries = await world.journal.list();
      const broken = entries.filter(({ kind }) => kind === 'violation' || kind === 'crash');
      const violations = await world.ledger.audit();
      if (info.status !== info.expectedStatus || broken.length + violations.length > 0)
        for (const [name, body] of [
          ['journal', JSON.stringify(entries, null, 1)],
          ['world.json', JSON.stringify(await world.exportFile())],
        ] as const)
          await info.attach(name, { body, contentType: 'application/json' });
      await world.remove();
      expect(broken, 'the simulator broke its contract, or crashed').toEqual([]);
      expect(violations, 'the ledger is not clean').toEqual([]);
    },
    { auto: true },
  ],
});

const asJson = (scenario: Scenario) => JSON.parse(JSON.stringify(scenario)) as WrittenScenario;

export { expect };
