/** Journeys that start from a scenario: a built-in one, and one with its own data and parameters. */
import { expect, test } from '../fixtures/test.ts';

test.describe('a built-in scenario', () => {
  test.use({ scenario: 'withdraw-rejected' });

  test(
    'runs its timeline: the bank rejects a withdrawal, and the money returns @nightly',
    { tag: '@once' },
    async ({ signIn, withdraw, statement, world, open, backend }) => {
      const before = await backend.balances();
      await signIn('rich', { at: withdraw.address });
      await withdraw.make(700);
      await expect(withdraw.done).toBeVisible();
      await world.clock.advance(10_000);
      await open(statement.address);
      await expect(statement.row('withdraw', 700, 'FAILED')).toHaveCount(1);
      expect(await backend.balances()).toEqual({ ...before, held: 0 });
    },
  );
});

test.describe('a scenario as data', () => {
  test.use({
    scenario: {
      name: 'written-out',
      title: 'The operator gives back part of what was withdrawn.',
      params: { amount: { description: 'how much, in baht', default: 1 } },
      timeline: [
        {
          when: 'withdraw.create',
          action: 'wallet.adjust',
          params: { member: '$member', amount: '$param.amount' },
        },
      ],
    },
    params: { amount: 123.25 },
  });

  test('has its parameters @nightly', { tag: '@once' }, async ({ signIn, withdraw, statement, open }) => {
    await signIn('rich', { at: withdraw.address });
    await withdraw.make(700);
    await expect(withdraw.done).toBeVisible();
    await open(statement.address);
    await expect(statement.row('deposit', 123.25)).toHaveCount(1);
  });
});
