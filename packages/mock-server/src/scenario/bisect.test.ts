import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../domains/demo.fixture.ts';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { account } from '../world/account.ts';
import { satang } from '@wallet/contract/wire/money';
import type { World } from '../world/world.ts';
import { bisect, readExpectation } from './bisect.ts';

/** The wallet is wrong after the second and the last adjustment, and right in between. */
function withMistakes(): World {
  const world = openWorld();
  const target = account.wallet(memberOf(world, 'rich').id);
  const adjust = (amount: number) =>
    world.command(
      { kind: 'control', name: 'test.adjust' },
      () => void world.ledger.adjust({ account: target, amount: satang(amount), reason: 'a test' }),
    );
  for (const amount of [100, -200, 200, -1]) adjust(amount);
  return world;
}

const wallet = { balances: [{ member: demoPhones.rich, account: 'wallet' as const, is: 25_001 }] };

describe('bisect', () => {
  it('names the first entry after which the expectation fails, with its changes', () => {
    const world = withMistakes();
    const found = bisect(world, wallet);
    expect(found).toMatchObject({ isFound: true, entry: { name: 'test.adjust' } });
    if (!found.isFound) return;
    const later = world.journal.entries(found.entry.n + 1).filter(({ name }) => name === 'test.adjust');
    expect(later).toHaveLength(2);
    expect(found.problems).toEqual([
      `balances: expected wallet of ${demoPhones.rich} to be 25001, it is 24999`,
    ]);
    expect(found.changes.map(({ map }) => map)).toContain('table/ledger');
  });

  it('names the very first entry', () => {
    const found = bisect(withMistakes(), { journal: [{ name: 'test.adjust', times: 0 }] });
    expect(found).toMatchObject({ isFound: true, entry: { n: 0, name: 'test.adjust' } });
  });

  it('checks each entry for an expectation about the journal', () => {
    const world = withMistakes();
    const found = bisect(world, { journal: [{ name: 'test.adjust', times: 1 }] });
    expect(found).toMatchObject({ isFound: true, entry: { name: 'test.adjust' } });
    if (found.isFound) expect(world.at(found.entry.n).journal.verify({ name: 'test.adjust' }).count).toBe(2);
  });

  it.each([
    ['never fails', { balances: [{ member: demoPhones.new, account: 'held' as const, is: 0 }] }],
    ['is never met', { balances: [{ member: 'nobody', account: 'wallet' as const, is: 0 }] }],
  ])('finds nothing where the expectation %s', (reason, expected) => {
    expect(bisect(withMistakes(), expected)).toEqual({
      isFound: false,
      reason: expect.stringContaining(reason),
    });
  });

  it('refuses an invalid expectation with its place', () => {
    expect(() => readExpectation({ balances: [{ member: 'x' }] })).toThrow(
      /The expectation is invalid: balances\[0\]/,
    );
    expect(() => readExpectation({ steps: [] })).toThrow('The expectation is invalid');
  });
});
