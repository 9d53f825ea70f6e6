import { demoPhones } from '@wallet/contract/demo-members';
import { marketNames } from '@wallet/contract/market';
import { describe, expect, it } from 'vitest';
import { qrs } from '../domains/deposit/qr.ts';
import { members } from '../domains/profile/member.ts';
import { minutes } from '../world/clock.ts';
import { scenarios, findScenario } from './scenarios.ts';
import { createOrigins, worldRules } from './origins.ts';
import { readScenario } from './scenario-json.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario-schema.ts';

const present = Date.UTC(2026, 0, 15, 5);
const origins = createOrigins(worldRules(() => present));

describe('the built-in scenarios', () => {
  // Their runs prepare them in the first market.
  it.each(scenarios.map(({ name }) => name))(
    '%s prepares a consistent world at the present time, in the last of its markets',
    (scenario) => {
      const { market = marketNames.at(-1) } = findScenario(scenario);
      const world = origins({ scenario, market });
      expect(world.market).toBe(market);
      expect(world.audit()).toEqual([]);
      expect([world.clock.mode, world.clock.now()]).toEqual(['live', present]);
      expect(members(world).count).toBeGreaterThan(0);
    },
  );

  it('have unique names', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });

  it('prepares a frozen origin once', () => {
    const frozenAt = present - 1_000;
    const world = origins({ frozenAt });
    expect([world.clock.mode, world.clock.now()]).toEqual(['frozen', frozenAt]);
    expect(origins({ frozenAt })).toBe(world);
    expect(origins({})).not.toBe(world);
  });

  it.each(scenarios.map(({ name }) => name))(
    '%s meets its expectations, and is the same as JSON',
    async (name) => {
      const scenario = findScenario(name);
      const { steps, problems } = await runScenario(scenario);
      expect(problems).toEqual([]);
      expect(steps).toBeGreaterThan(0);
      expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
    },
  );

  it('prepares an expired origin again', () => {
    const real = { now: present };
    const prepare = createOrigins(worldRules(() => real.now));
    const scenario: Scenario = {
      name: 'open-code',
      title: 'A QR code is open.',
      given: [
        { action: 'deposit.makeQr', params: { member: demoPhones.rich, provider: 'KBANK', amount: 100 } },
      ],
    };
    const first = prepare({ scenario });
    real.now += minutes(10);
    expect(prepare({ scenario })).toBe(first);
    real.now += minutes(10);
    const second = prepare({ scenario });
    expect(qrs(second).where(({ status }) => status === 'OPEN')).toHaveLength(1);
    expect(second.clock.now()).toBe(real.now);
  });
});

it.each([
  ['qr-payed', /^No scenario qr-payed, did you mean qr-paid\? There is default, /],
  [
    './mine.json',
    /^No scenario \.\/mine\.json\. There is .* For a file, send its content as the scenario\.$/,
  ],
])('the unknown scenario %s is refused with what to do', (name, message) => {
  expect(() => findScenario(name)).toThrow(message);
});
