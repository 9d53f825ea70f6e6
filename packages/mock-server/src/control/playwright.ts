/**
 * A Playwright fixture with a separate world for every test. The cookie of the world is set in the browser context, so
 * the app needs no change. After each test, the journal must have no contract violation and the ledger must be clean.
 * The report of a test that fails has the journal as an attachment.
 */
import { test as base, expect } from '@playwright/test';
import { worldCookieOf } from '../http/caller.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Control, ControlledWorld, WrittenScenario } from './control-client.ts';
import { createControl } from './control-client.ts';
import type { WorldRequest } from './control-schema.ts';

export interface WorldOptions {
  /** The situation the world begins with: one of the book by its name, or one that is written out. */
  readonly scenario: string | Scenario;
  /** The parameters of the scenario. */
  readonly params: NonNullable<WorldRequest['params']>;
  /** Decides all chance. */
  readonly seed: WorldRequest['seed'] | undefined;
  /** The moment (ISO 8601) at which the world's clock stands still; live when undefined. */
  readonly frozenAt: WorldRequest['frozenAt'] | undefined;
  /** The scenario's own when undefined. */
  readonly market: WorldRequest['market'] | undefined;
}

export interface WorldFixtures {
  readonly control: Control;
  /** This test's own world. */
  readonly world: ControlledWorld;
}

export const test = base.extend<WorldOptions & WorldFixtures>({
  scenario: ['default', { option: true }],
  params: [{}, { option: true }],
  seed: [undefined, { option: true }],
  frozenAt: [undefined, { option: true }],
  market: [undefined, { option: true }],

  control: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('Set baseURL to the address of the simulator.');
    await use(createControl({ baseUrl: baseURL }));
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
      await world.remove();
      if (info.status !== info.expectedStatus || broken.length + violations.length > 0)
        await info.attach('journal', {
          body: JSON.stringify(entries, null, 1),
          contentType: 'application/json',
        });
      expect(broken, 'the simulator broke its contract, or crashed').toEqual([]);
      expect(violations, 'the ledger is not clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** A scenario of plain data as it travels. */
const asJson = (scenario: Scenario) => JSON.parse(JSON.stringify(scenario)) as WrittenScenario;

export { expect };
