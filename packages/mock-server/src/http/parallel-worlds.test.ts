import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../world/runs.fixture.ts';
import { controlHeader, controlPrefix } from '../control/control-header.ts';
import { drawCall, prepareTraffic } from '../domains/traffic.fixture.ts';
import { createServer, type MockServer } from '../server.ts';
import { seededChoices, type SeededChoices } from '../world/seeded-choices.fixture.ts';
import { guessable } from '../world/secret-source.fixture.ts';
import type { World } from '../world/world.ts';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { present, send, tokenFor, newWorld } from './http.fixture.ts';
import { journalText } from '../world/world.fixture.ts';

const count = runsOf(19, 199);
const stepsOfEach = 5;

/** A world and its random generator. */
interface Driven {
  readonly server: MockServer;
  readonly world: World;
  readonly choices: SeededChoices;
}

/** Creates worlds that are equal for equal seeds. */
async function makeWorlds(seed: number): Promise<{ server: MockServer; driven: Driven[] }> {
  const server = await createServer({ realNow: () => present, secretSource: guessable });
  const driven = Array.from({ length: count }, (_, n) => {
    const world = newWorld(server.worlds, `w${n}`, `${seed} ${n}`);
    prepareTraffic(world);
    return { server, world, choices: seededChoices(`${seed} ${n}`) };
  });
  return { server, driven };
}

/** Sends one random request to a world: a call, or now and then a change of the clock or a fault rule. */
async function step({ server, world, choices }: Driven): Promise<void> {
  if (choices.oneIn(6)) return perform({ server, world, choices });
  const { id, as = '', params, body } = drawCall(world, choices);
  await send(server, id, {
    world,
    token: tokenFor(world, memberOf(world, as).phone),
    intent: choices.oneIn(3) ? `${choices.below(3)}` : undefined,
    params: params as Record<string, string>,
    body,
  });
}

async function perform({ server, world, choices }: Driven): Promise<void> {
  const rule = { operation: 'wallet.*', probability: 0.5, effect: { type: 'error', code: 'REQUEST_LIMIT' } };
  const [path, payload] = choices.pick([
    ['clock/advance', { by: choices.below(600_000) }],
    ['clock/advance', { next: true }],
    ['faults', rule],
  ] as const);
  await server.app.inject({
    method: 'POST',
    url: `${controlPrefix}/worlds/${world.id}/${path}`,
    headers: { [controlHeader.name]: controlHeader.value },
    payload,
  });
}

const observable = ({ world }: Driven): readonly string[] => [
  world.id,
  world.stateHash(),
  journalText(world),
];

test(`${count + 1} worlds at once are isolated: each has the same journal and state as alone`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const together = await makeWorlds(seed);
      const turns = seededChoices(`turns ${seed}`);
      const waiting = together.driven.map((driven) => ({ driven, left: stepsOfEach }));
      while (waiting.length > 0) {
        const chosen = waiting.filter(() => turns.oneIn(4));
        await Promise.all(chosen.map(({ driven }) => step(driven)));
        for (const one of chosen) one.left--;
        for (const done of waiting.filter(({ left }) => left === 0)) waiting.splice(waiting.indexOf(done), 1);
      }
      const alone = await makeWorlds(seed);
      for (const driven of alone.driven) for (let n = 0; n < stepsOfEach; n++) await step(driven);
      expect(together.driven.map(observable)).toEqual(alone.driven.map(observable));
      expect(new Set(alone.driven.map(({ world }) => journalText(world))).size).toBe(count);
      expect(together.server.worlds.list()).toHaveLength(count + 1);
      await Promise.all([together.server.close(), alone.server.close()]);
    }),
    { numRuns: 1 },
  );
});
