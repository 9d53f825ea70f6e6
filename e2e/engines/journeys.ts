/** The journeys of a player through the app, for every engine. The first four move money. */
import { blank } from '../across/slip.screen.ts';
import { games, password, phones, richMoney } from '../fixtures/member.ts';
import { supportText } from '../fixtures/operator.ts';
import { translator } from '../fixtures/translations.ts';
import { sessionScreen } from '../screens/session.screen.ts';
import { walletScreen } from '../screens/wallet.screen.ts';
import { expect, type test as anyTest } from './test.ts';

/** Journeys of `npm test -- --all`. */
const nightly = { tag: '@nightly' };

/** In the page: returns whether the service worker has cached all loaded files of the app. */
const isCached = async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => /\/assets\/.*\.(?:js|css)$/.test(name));
  return (await Promise.all(files.map((name) => caches.match(name)))).every(Boolean);
};

/** Declares the journeys with the fixtures of an engine. */
export function defineJourneys(test: typeof anyTest): void {
  test('deposit by QR, to its code', async ({ signIn, wallet, deposit, backend }) => {
    await signIn();
    await wallet.openDeposit.click();
    await deposit.method('KBANK').click();
    await deposit.qr.make(100);
    expect(await backend.effects('deposit.createQr')).toBe(1);
  });

  test('deposit by slip, to “under review”', async ({ signIn, slip, backend }) => {
    await signIn('rich', { at: slip.address });
    await slip.make('slip.png', blank());
    await slip.underWay.waitFor();
    expect(await backend.effects('deposit.sendSlip')).toBe(1);
  });

  test('withdraw, to the receipt', async ({ signIn, wallet, withdraw, backend }) => {
    await signIn();
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await withdraw.done.waitFor();
    await withdraw.ok.click();
    await wallet.shows(richMoney.wallet - 500).waitFor();
    expect(await backend.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
  });

  test('transfer to a game and back', async ({ signIn, wallet, backend }) => {
    await signIn();
    await wallet.openTransfer.click();
    await wallet.transfer.make(300.75, { to: 'JOKER' });
    await wallet.transfer.done.waitFor();
    await wallet.transfer.ok.click();
    await wallet.shows(richMoney.wallet - 300.75).waitFor();
    await wallet.openTransfer.click();
    await wallet.transfer.make(300.75, { from: 'JOKER', to: 'wallet' });
    await wallet.transfer.ok.click();
    await wallet.shows(richMoney.wallet).waitFor();
    expect((await backend.balances())['wallet']).toBe(richMoney.wallet);
  });

  test('log in', nightly, async ({ open, session, wallet }) => {
    await open('/login');
    await session.login(phones.rich, password);
    await wallet.shows(richMoney.total).waitFor();
  });

  test('each dialog of home opens and closes', nightly, async ({ signIn, wallet, refund, site }) => {
    await signIn();
    await wallet.shows(richMoney.total).waitFor();
    for (const opener of [
      wallet.openDeposit,
      wallet.openWithdraw,
      wallet.openTransfer,
      wallet.openInvite,
      refund.open,
      wallet.card(games.PG).first(),
      site.openConditions,
    ]) {
      await opener.click();
      await site.close.click();
      await site.dialog.waitFor({ state: 'hidden' });
    }
  });

  test('statement, to a detail', nightly, async ({ signIn, statement, site }) => {
    await signIn('rich', { at: statement.address });
    const [title = ''] = (await statement.rows.first().innerText()).split('\n');
    await statement.rows.first().getByRole('button').click();
    await site.dialog.getByRole('heading', { name: title }).waitFor();
  });

  test('a bonus is received', nightly, async ({ signIn, bonus, backend }) => {
    await signIn('new', { at: bonus.address });
    await bonus.open('LOYAL').click();
    await bonus.receive.click();
    await bonus.done.waitFor();
    expect((await backend.balances('new'))['bonus']).toBe(50);
  });

  test('a spin, to its prize', nightly, async ({ signIn, spin, world, backend }) => {
    await world.spin.forcePrize({ prize: 'CASH500' });
    await signIn('spin', { at: spin.address });
    await spin.button(5).click();
    await spin.won.waitFor();
    await spin.ok.click();
    await spin.coupon('฿500').first().waitFor();
    expect(await backend.effects('spin.spin')).toBe(1);
  });

  test.describe(() => {
    test.use({ hasChat: true });

    test('a chat message, to its answer', nightly, async ({ signIn, chat, world }) => {
      await signIn('new');
      await chat.open();
      await chat.write('/buttons');
      await world.clock.advance(2_000);
      await chat.log.getByRole('link', { name: supportText.call }).waitFor();
    });
  });

  test('a switch to each language', nightly, async ({ signIn, site, page }) => {
    await signIn();
    for (const language of ['la', 'en', 'th'] as const) {
      await site.selectLanguage(language);
      await walletScreen(page, translator(language)).shows(richMoney.total).waitFor();
    }
  });

  test('log out, in two tabs', nightly, async ({ signIn, open, context, site, session, t }) => {
    await signIn('rich', { at: '/user/profile' });
    const tab = await context.newPage();
    await open('/user/profile', tab);
    await site.leave();
    await session.title.waitFor();
    await sessionScreen(tab, t).title.waitFor();
  });

  test.describe(() => {
    test.use({ serviceWorkers: 'allow' });

    test(
      'a start without a connection',
      nightly,
      async ({ signIn, open, page, context, wallet, expectFailures }) => {
        expectFailures('network');
        await signIn();
        await wallet.shows(richMoney.total).waitFor();
        await expect.poll(() => page.evaluate(isCached)).toBe(true);
        await context.setOffline(true);
        await open('/user/home');
        await wallet.shows(richMoney.total).waitFor();
        await wallet.couldNotUpdate.waitFor();
      },
    );
  });
}
