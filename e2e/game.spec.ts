import { asWritten } from '@wallet/locales/joined';
import type { BrowserContext, Page } from '@playwright/test';
import { games, phones, richMoney } from './fixtures/member.ts';
import { overrideSettings } from './fixtures/settings.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/translations.ts';

test(
  'a press on a card opens its account while its pictures arrive @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, game, page }) => {
    await page.addInitScript(() => {
      // Cards are near the view once the test dispatches the event.
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(report: IntersectionObserverCallback) {
          super(() => undefined);
          this.observe = (target) =>
            addEventListener('near', () =>
              report([{ isIntersecting: true, target } as IntersectionObserverEntry], this),
            );
        }
      };
    });
    await signIn();
    const card = wallet.card(games.MIST);
    await card.hover();
    await expect(card.locator('img')).toHaveCount(0);
    await page.mouse.down();
    await page.evaluate(() => dispatchEvent(new Event('near')));
    await expect(card.locator('img')).not.toHaveCount(0);
    await page.mouse.up();
    await expect(game.question(games.MIST)).toBeVisible();
  },
);

test('an account at a game is opened from its card; a new password replaces the old one after a confirmation @nightly', async ({
  signIn,
  open,
  wallet,
  game,
  t,
  page,
  backend,
}) => {
  await signIn();
  await wallet.card(games.LOTUS).click();
  await expect(game.question(games.LOTUS)).toBeVisible();
  await game.open.click();
  await expect(game.sheet(games.LOTUS)).toBeVisible();
  await expect(game.username).toContainText(/lotus\d{8}/);
  expect(await backend.effects('game.activate')).toBe(1);

  await open('/user/home?modal=game&slot=PG');
  await game.reveal.click();
  const before = /Gp\d{6}/.exec(await game.password.innerText())?.[0] ?? '';
  await game.resetPassword.click();
  expect(await backend.calls('game.resetPassword')).toEqual([]);
  await game.confirmReset.click();
  await expect(page.getByText(t('game:reset.done'))).toBeVisible();
  await game.reveal.click();
  await expect(game.password).toContainText(/Gp\d{6}/);
  await expect(game.password).not.toContainText(before);
  expect(await backend.effects('game.resetPassword')).toBe(1);
});

test('money goes in and out from the card of a game', { tag: '@once' }, async ({ signIn, wallet, game }) => {
  await signIn();
  await wallet.card(games.PG).click();
  await game.transferIn.click();
  await expect(wallet.transfer.to).toHaveValue('PG');
  await wallet.transfer.make(50, {});
  await wallet.transfer.ok.click();
  await expect(wallet.card(games.PG)).toContainText(baht(richMoney.games.PG + 50));
  await wallet.card(games.PG).click();
  await game.transferOut.click();
  await expect(wallet.transfer.from).toHaveValue('PG');
  await wallet.transfer.make(50, {});
  await wallet.transfer.ok.click();
  await expect(wallet.card(games.PG)).toContainText(baht(richMoney.games.PG));
});

/** Mocks the game providers, and returns the tab that opens. */
async function openTabOf(context: BrowserContext, tap: () => Promise<void>): Promise<Page> {
  await context.route(/\.games\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The game</title>' }),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), tap()]);
  return tab;
}

test('a game opens signed in, in the tab of the tap, also with a late link', async ({
  signIn,
  game,
  wallet,
  site,
  world,
  holdResponses,
  t,
  backend,
  context,
}) => {
  await world.site.change({ isSpinActive: false });
  const link = await holdResponses('game.autoLogin');
  await signIn('rich', { at: '/user/home?modal=game&slot=PG' });
  const tab = await openTabOf(context, () => game.play.click());
  await expect(tab).toHaveURL('about:blank');
  await expect(tab).toHaveTitle(asWritten(t('game:launch.waiting.title', { name: games.PG })));
  await expect(tab.getByText(t('game:launch.waiting.text'))).toBeVisible();
  await expect(game.dialog.getByText(t('game:launch.opening'))).toBeVisible();
  await link.release();
  await expect(tab).toHaveURL(/^https:\/\/pg\.games\.example\/play\?user=pg\d{8}&ticket=/);
  expect(await tab.evaluate(() => ({ opener: window.opener as unknown, from: document.referrer }))).toEqual({
    opener: null,
    from: '',
  });
  await expect(game.dialog.getByText(t('game:launch.opened'))).toBeVisible();
  expect(await backend.calls('game.autoLogin')).toHaveLength(1);
  // After a game its balance is marked as stale until it is refreshed.
  await site.close.click();
  await expect(wallet.card(games.PG)).toContainText(t('game:card.stale'));
  await expect(wallet.card(games.UFABET)).not.toContainText(t('game:card.stale'));
  await wallet.refreshAll.click();
  await expect(wallet.card(games.PG)).not.toContainText(t('game:card.stale'));
});

for (const gameWindow of ['tab', 'same-tab', 'frame'] as const) {
  test(`a provider with a login form gets it posted, in the window “${gameWindow}” @nightly`, async ({
    signIn,
    game,
    world,
    backend,
    page,
    context,
  }) => {
    await overrideSettings(context, { APP_GAME_WINDOW: gameWindow });
    const requests: string[] = [];
    await context.route(/ufabet\.games\.example\//, async (route) => {
      const request = route.request();
      const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
      const { isSignedIn } = await world.game.postForm({ member: phones.rich, slot: 'UFABET', fields });
      requests.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? 'from nowhere'}`);
      await route.fulfill({
        contentType: 'text/html',
        body: isSignedIn ? '<h1>Signed in</h1>' : '<h1>Log in</h1>',
      });
    });
    await signIn('rich', { at: '/user/home?modal=game&slot=UFABET' });
    const ownTab = gameWindow === 'tab' ? context.waitForEvent('page') : undefined;
    await game.play.click();
    const played = (await ownTab) ?? page;
    const inGame = gameWindow === 'frame' ? page.frameLocator('iframe') : played;
    await expect(inGame.getByRole('heading', { name: 'Signed in' })).toBeVisible();
    // The credentials are in the body only.
    expect(requests).toEqual(['POST https://ufabet.games.example/play from nowhere']);
    expect(context.pages()).toHaveLength(gameWindow === 'tab' ? 2 : 1);
    if (ownTab) expect(await played.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await backend.calls('game.autoLogin')).toEqual([]);
  });
}
