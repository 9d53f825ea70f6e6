/** A journey that starts from a scenario with its own data and parameters. */
import { expect, test } from '../fixtures/test.ts';

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

test(
  'a scenario as data has its parameters @nightly',
  { tag: '@once' },
  async ({ signIn, withdraw, statement, open }) => {
    await signIn('rich', { at: withdraw.address });
    await withdraw.make(700);
    await expect(withdraw.done).toBeVisible();
    await open(statement.address);
    await expect(statement.row('deposit', 123.25)).toHaveCount(1);
  },
);
