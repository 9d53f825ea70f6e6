/** Scenarios with a lost response: the browser must not hide the loss by a second request. */
import { catchPassing } from '../fixtures/clock.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [scenario, ...tags] of [['withdraw-lost-answer'], ['lost-answers', '@nightly']] as const) {
  test.describe(`the situation ${scenario}`, () => {
    test.use({ scenario });

    test(
      'shows an unknown outcome, then the reconciled result',
      { tag: ['@once', ...tags] },
      async ({ signIn, withdraw, statement, holdResponses, backend, expectFailures }) => {
        expectFailures('network');
        await signIn('rich', { at: withdraw.address });
        // The app reads the statement before the withdrawal; the second read reconciles.
        const statements = await holdResponses('statement.list', { nth: 2 });
        await withdraw.make(500);
        await expect(withdraw.verdict('checking')).toBeVisible();
        await statements.release();
        await expect(withdraw.verdict('happened')).toBeVisible();
        expect(await backend.calls('withdraw.create')).toHaveLength(1);
        expect(await backend.effects('withdraw.create')).toBe(1);
        await withdraw.openStatement.click();
        await expect(statement.row('withdraw', 500, 'in progress')).toHaveCount(1);
      },
    );
  });
}

test(
  'a transfer whose page closes before the response is reported by the next page',
  { tag: '@once' },
  async ({ signIn, page, context, open, wallet, holdResponses, t, backend }) => {
    await page.clock.install();
    await signIn();
    const transfers = await holdResponses('wallet.transfer');
    await wallet.openTransfer.click();
    await wallet.transfer.make(100, { to: 'PG' });
    await transfers.waits();
    const tab = await context.newPage();
    await tab.goto('/icon.svg');
    const locks = () => tab.evaluate(async () => (await navigator.locks.query()).held?.length);
    // That of the request, and that of its result.
    expect(await locks()).toBe(2);
    await page.close();
    // A page that is closing may still receive its response; it has ended when its locks are free.
    await expect.poll(locks).toBe(0);
    await transfers.release();
    const statements = await holdResponses('statement.list');
    await open('/user/home', tab);
    await statements.waits();
    await catchPassing(tab, statements.release, tab.getByText(t('wallet:transfer.verdict.happened')));
    expect(await backend.effects('wallet.transfer')).toBe(1);
  },
);

test(
  'a refund into the wallet and an invite reward as a bonus are reconciled',
  { tag: '@once' },
  async ({ signIn, refund, invite, backend, loseResponses }) => {
    await loseResponses('refund.addToWallet', 'after');
    await loseResponses('invite.receive', 'after');
    await signIn('due', { at: refund.address });
    await refund.enter();
    await refund.receive('wallet', 256.4);
    await expect(refund.verdict('happened')).toBeVisible();
    expect(await backend.effects('refund.addToWallet')).toBe(1);
    expect((await backend.balances('due'))['refund']).toBe(0);
    await refund.ok.click();
    await expect(refund.dialog).toBeHidden();
    await invite.openFromHeader.click();
    await invite.enter();
    await invite.receive('bonus', 150);
    await expect(invite.verdict('happened')).toBeVisible();
    expect(await backend.effects('invite.receive')).toBe(1);
    expect(await backend.balances('due')).toMatchObject({ invite: 0, bonus: 150 });
  },
);

for (const how of ['reset', 'close'] as const)
  test(
    `a ${how} connection loses one response, before the effect too @nightly`,
    { tag: '@once' },
    async ({ signIn, page, world, expectFailures }) => {
      expectFailures('network');
      await signIn('rich');
      const { id } = await world.faults.add({
        operation: 'wallet.transfer',
        nth: 1,
        effect: { type: 'network', how },
      });
      const send = () =>
        page.evaluate(async () => {
          const response = await fetch('/api/wallet/transfer', {
            method: 'POST',
            headers: {
              'x-player-client': 'web',
              'content-type': 'application/json',
              'idempotency-key': 'one-intent',
              authorization: `Bearer ${localStorage.getItem('token')}`,
            },
            body: JSON.stringify({ from: 'wallet', to: 'PG', amount: 10 }),
          }).catch(String);
          return typeof response === 'string' ? response : response.status;
        });
      expect(await send()).toMatch(/^TypeError/);
      expect((await world.faults.list()).find((rule) => rule.id === id)).toMatchObject({ seen: 1, hits: 1 });
      // A later request with the same key is a deliberate repetition, and succeeds.
      await expect.poll(send).toBe(200);
      expect(await world.journal.verify({ name: 'wallet.transfer', outcome: 'ok', times: 1 })).toMatchObject({
        isMet: true,
      });
    },
  );
