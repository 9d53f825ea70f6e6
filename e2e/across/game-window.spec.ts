/** Logging out ends the session in the tabs of games and in the tabs that games opened. */
import type { BrowserContext, Page } from '@playwright/test';
import { overrideSettings } from '../fixtures/settings.ts';
import { password, phones, richMoney } from '../fixtures/member.ts';
import { expect, test, waitUntilInteractive } from '../fixtures/test.ts';
import { sessionScreen } from '../screens/session.screen.ts';

/** Mocks a game with a link to the app. */
async function inventGames(context: BrowserContext, app: string): Promise<void> {
  await context.route(/\.games\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>The game</title><a href="${app}/user/home" target="_blank" rel="opener">The shop</a>`,
    }),
  );
}

for (const gameWindow of ['tab', 'same-tab', 'frame'] as const) {
  test(
    `with games in the window “${gameWindow}”, logging out ends the session in the tabs of the game too`,
    { tag: ['@once', '@nightly'] },
    async ({ open, session, wallet, game, site, page, context, control, t }) => {
      await overrideSettings(context, { APP_GAME_WINDOW: gameWindow });
      await inventGames(context, control.baseUrl);
      await open('/login');
      await session.login(phones.rich, password);
      await expect(wallet.shows(richMoney.total)).toBeVisible();
      await open('/user/home?modal=game&slot=PG');

      await expect(game.play).toBeVisible();
      const [played]: [Page, void] = await Promise.all([
        gameWindow === 'tab' ? context.waitForEvent('page') : page,
        game.play.click(),
      ]);
      const inGame = gameWindow === 'frame' ? page.frameLocator('iframe') : played;
      const link = inGame.getByRole('link', { name: 'The shop' });
      await expect(link).toBeVisible();
      const [shop] = await Promise.all([context.waitForEvent('page'), link.click()]);
      // A navigation in its middle would interrupt the next one.
      await waitUntilInteractive(shop);
      // Tabs of another origin receive no message.
      await shop.goto('https://pg.games.example/');
      await open('/user/profile');
      await site.leave();
      await expect(session.title).toBeVisible();

      for (const tab of new Set([played, shop])) {
        await tab.goto('/user/home');
        await expect(sessionScreen(tab, t).title).toBeVisible();
        expect(await tab.evaluate(() => Object.keys(sessionStorage))).not.toContain('token');
      }
    },
  );
}
