/** A chat that is not there, or not well: the wallet does not notice. */
import { richMoney } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasChat: true });

test(
  'switched off, there is no chat, and nothing is asked of it',
  { tag: '@once' },
  async ({ signIn, chat, world, wallet, books }) => {
    await world.site.change({ enableChatWidget: false });
    await signIn('rich');
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    await world.journal.wait({ kind: 'call', name: 'chat.enabled' });
    await expect(chat.launcher).toHaveCount(0);
    expect((await books.calls()).filter((name) => /^(?:chat|socket)\./.test(name))).toEqual(['chat.enabled']);
  },
);

for (const [what, effect, failure] of [
  ['fails', { type: 'error', code: 'INTERNAL_SERVER_ERROR' }, 500],
  ['never answers', { type: 'network', how: 'hang' }, undefined],
] as const) {
  test(
    `a chat that ${what} does no harm: the wallet works, and the panel alone says so`,
    { tag: '@once' },
    async ({ signIn, chat, world, wallet, withdraw, books, page, words, expectFailures }) => {
      if (failure !== undefined) expectFailures(failure);
      await world.faults.add({ operation: 'socket.connect', effect: { type: 'refuse' } });
      for (const operation of ['chat.history', 'chat.send', 'chat.markRead'] as const)
        await world.faults.add({ operation, effect });
      await signIn('rich');
      await expect(wallet.shows(richMoney.total)).toBeVisible();
      await chat.open();
      await chat.write('hello');
      if (failure !== undefined) {
        await expect(chat.delivery('failed')).toBeVisible();
        await expect(chat.panel.getByText(words('common:state.failed'))).toBeVisible({ timeout: 15_000 });
      } else await expect(chat.delivery('sending')).toBeVisible();
      await chat.close.click();
      await wallet.openWithdraw.click();
      await withdraw.make(500);
      await expect(withdraw.done).toBeVisible();
      expect(await books.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
      await expect(page.getByRole('alert')).toHaveText(['']);
    },
  );
}

test(
  'a chat whose styles cannot be fetched is missed by nobody',
  { tag: '@once' },
  async ({ signIn, chat, page, wallet, withdraw, books, expectFailures }) => {
    expectFailures(404);
    // The page has its own within it; what is fetched belongs to what comes later.
    const styles = '**/assets/*.css';
    const isRefused = page.waitForResponse(styles);
    await page.route(styles, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await signIn('rich');
    await isRefused;
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    await expect(chat.launcher).toHaveCount(0);
    await page.unroute(styles);
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await expect(withdraw.done).toBeVisible();
    expect(await books.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
  },
);
