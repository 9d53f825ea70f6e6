/** Repeated clicks on every button with an effect: one intent, one effect. */
import type { Locator } from '@playwright/test';
import { returnToPage } from '../fixtures/page-visibility.ts';
import { password } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { gameScreen } from '../screens/game.screen.ts';
import { profileScreen } from '../screens/profile.screen.ts';
import { moneyEffects, type Effect } from './money.screen.ts';

/** Effects with a button, money first. */
const effects: Readonly<Record<string, Effect>> = {
  ...moneyEffects,
  'a new name': {
    operation: 'profile.renameHolder',
    at: '/user/profile',
    async prepare(page, t) {
      const profile = profileScreen(page, t);
      await profile.editName.click();
      await profile.name.field.fill('MALI OF DEMO');
      return profile.name.save;
    },
  },
  'a new password': {
    operation: 'profile.changePassword',
    at: '/user/profile',
    async prepare(page, t) {
      const profile = profileScreen(page, t);
      await profile.openPassword.click();
      await profile.password.old.fill(password);
      await profile.password.fresh.fill('secret-2');
      await profile.password.again.fill('secret-2');
      return profile.password.submit;
    },
  },
  'opening a game account': {
    operation: 'game.activate',
    at: '/user/home?modal=game&slot=LOTUS',
    prepare: (page, t) => Promise.resolve(gameScreen(page, t).open),
  },
  'a new game password': {
    operation: 'game.resetPassword',
    at: '/user/home?modal=game&slot=PG',
    async prepare(page, t) {
      const game = gameScreen(page, t);
      await game.resetPassword.click();
      return game.confirmReset;
    },
  },
};

/** Clicks twice in one task, then presses Enter. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => {
    element.focus();
    element.click();
    element.click();
  });
  await button.page().keyboard.press('Enter');
}

/** Four effects share their two pages: later starts find the files in the cache. */
const groups = Array.from({ length: Object.keys(effects).length / 4 }, (_, at) =>
  Object.entries(effects).slice(at * 4, at * 4 + 4),
);

for (const group of groups) {
  const names = group.map(([what]) => what);
  test(
    `${names.join(', ')}: a double click, Enter and a second tab are one, and coming back to the page is none`,
    { tag: names.every((what) => what in moneyEffects) ? '@once' : ['@once', '@nightly'] },
    async ({ signIn, open, context, page, t, holdResponses, backend, world }) => {
      const { newest } = await world.history();
      const tab = await context.newPage();
      for (const [what, { operation, at, who, prepare }] of group)
        await test.step(what, async () => {
          const responses = await holdResponses(operation);
          await signIn(who, { at });
          await open(at, tab);
          const inTab = await prepare(tab, t);
          await page.bringToFront();
          const button = await prepare(page, t);
          await returnToPage(page);

          await press(button);
          await responses.waits();
          await tab.bringToFront();
          await press(inTab);
          await expect(tab.getByText(t('error:elsewhere'))).toBeVisible();
          await returnToPage(tab);
          await page.bringToFront();
          await returnToPage(page);

          await responses.release();
          await expect.poll(() => backend.effects(operation)).toBe(1);
          await expect(page.locator('button[aria-busy]')).toHaveCount(0);
          expect(await backend.calls(operation)).toHaveLength(1);
          // The world goes back, and its sessions end with it.
          for (const one of [tab, page]) await one.goto('about:blank');
          await world.rewind(newest);
        });
    },
  );
}
