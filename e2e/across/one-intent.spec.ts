/** Repeated clicks on every button with an effect: one intent, one effect. */
import type { Locator } from '@playwright/test';
import { returnToPage } from '../fixtures/page-visibility.ts';
import { password } from '../fixtures/member.ts';
import { expect, navigate, test } from '../fixtures/test.ts';
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

/** Effects of one member that can follow each other in the same two pages. */
const together = [
  ['a withdrawal', 'a transfer', 'a gift link', 'returning everything'],
  ['a refund into the wallet', 'an invite reward as a bonus'],
  ['an invite reward into the wallet', 'a refund as a bonus'],
  ['opening a game account', 'a new game password', 'a new name', 'a new password'],
];
const alone = Object.keys(effects).filter((what) => !together.flat().includes(what));
const groups = [...together, ...alone.map((what) => [what])].map((names) =>
  names.map((what) => ({ what, ...effects[what]! })),
);

for (const group of groups) {
  const names = group.map(({ what }) => what);
  test(
    `${names.join(', ')}: a double click, Enter and a second tab are one, and coming back to the page is none`,
    { tag: names.every((what) => what in moneyEffects) ? '@once' : ['@once', '@nightly'] },
    async ({ signIn, open, context, page, t, holdResponses, backend }) => {
      const tab = await context.newPage();
      const refusal = tab.getByText(t('error:elsewhere'));
      const { who, at: first } = group[0]!;
      await signIn(who, { at: first });
      await open(first, tab);
      for (const { what, operation, at, prepare } of group)
        await test.step(what, async () => {
          const responses = await holdResponses(operation);
          await navigate(tab, at);
          const inTab = await prepare(tab, t);
          await page.bringToFront();
          await navigate(page, at);
          const button = await prepare(page, t);
          await returnToPage(page);

          await press(button);
          await responses.waits();
          await tab.bringToFront();
          // That of the effect before goes by itself.
          await expect(refusal).toHaveCount(0);
          await press(inTab);
          await expect(refusal).toBeVisible();
          await returnToPage(tab);
          await page.bringToFront();
          await returnToPage(page);

          await responses.release();
          await expect.poll(() => backend.effects(operation)).toBe(1);
          await expect(page.locator('button[aria-busy]')).toHaveCount(0);
          expect(await backend.calls(operation)).toHaveLength(1);
        });
    },
  );
}
