import { describe, expect, it } from 'vitest';
import { openWorld } from '../domains/demo.fixture.ts';
import { call } from '../domains/domain-client.fixture.ts';
import { worldRules } from '../scenario/origins.ts';
import { minutes } from '../world/clock.ts';
import { sampleStart, sampleWorld } from '../world/world.fixture.ts';
import { openWorldFile, writeWorldFile } from '../world/world-file.ts';
import { longestLink, worldFragment, worldOfFragment } from './world-link.ts';

const rules = worldRules(() => sampleStart);

describe('a link to a moment', () => {
  it('holds the demo world and a hundred effects, and opens at the moment with its past', async () => {
    const world = openWorld();
    const hashes: string[] = [];
    world.journal.listen(({ n }) => (hashes[n] = world.stateHash()));
    for (let n = 0; n < 50; n++) {
      call(world, 'wallet.transfer', { as: 'rich', body: { from: 'wallet', to: 'PG', amount: 1 } });
      world.advance(minutes(1));
      call(world, 'wallet.transfer', { as: 'rich', body: { from: 'PG', to: 'wallet', amount: 1 } });
    }
    const fragment = (await worldFragment(writeWorldFile(world), 70)) ?? '';
    expect(fragment).toMatch(/^#world=[\w-]+$/);
    expect(fragment.length).toBeLessThan(longestLink);
    const opened = await worldOfFragment(fragment);
    const found = openWorldFile(rules, 'default', opened ?? { file: '' });
    expect([found.stateHash(), found.journal.length]).toEqual([hashes[70], 71]);
    expect(found.at(30).stateHash()).toBe(hashes[30]);
  });

  it('is undefined when it would be too long, and for another fragment', async () => {
    const world = sampleWorld();
    const noise = (): string =>
      Array.from({ length: 40_000 }, () => world.random.int('noise', 36).toString(36)).join('');
    world.command({ name: 'write' }, () =>
      world.state.map('test').set('noise', noise() + noise() + noise() + noise() + noise() + noise()),
    );
    expect(await worldFragment(writeWorldFile(world), 0)).toBeUndefined();
    expect(await worldOfFragment('#part')).toBeUndefined();
  });
});
