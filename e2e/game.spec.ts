import { games, richMoney } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/words.ts';

test('an account at a game is opened from its card', async ({ signIn, wallet, game, books }) => {
  await signIn();
  await wallet.card(games.LOTUS).click();
  await expect(game.question(games.LOTUS)).toBeVisible();
  await game.open.click();
  await expect(game.sheet(games.LOTUS)).toBeVisible();
  await expect(game.username).toContainText(/lotus\d{8}/);
  expect(await books.effects('game.activate')).toBe(1);
});

test('a double click opens one account', { tag: '@once' }, async ({ signIn, wallet, game, books }) => {
  await signIn();
  await wallet.card(games.LOTUS).click();
  await game.open.dblclick();
  await expect(game.sheet(games.LOTUS)).toBeVisible();
  expect(await books.calls('game.activate')).toHaveLength(1);
});

test('a game that cannot be opened says so, and the account stays closed', async ({
  signIn,
  wallet,
  game,
  words,
  expectFailures,
}) => {
  expectFailures(400);
  await signIn();
  await wallet.card(games.MIST).click();
  await game.open.click();
  await expect(game.dialog.getByText(words('error:SLOT_ACTIVATE_FAIL'))).toBeVisible();
  await expect(game.question(games.MIST)).toBeVisible();
});

test(
  'the password is covered, can be read, and covers itself again',
  { tag: '@once' },
  async ({ signIn, game, words, page }) => {
    await page.clock.install();
    await signIn('rich', { at: '/user/home?modal=game&slot=PG' });
    await expect(game.username).toContainText(/pg\d{8}/);
    await expect(game.password.getByRole('img', { name: words('game:account.masked') })).toBeVisible();
    await expect(game.password).not.toContainText('Gp');
    await game.reveal.click();
    await expect(game.password).toContainText(/Gp\d{6}/);
    await game.mask.click();
    await expect(game.password).not.toContainText('Gp');
    await game.reveal.click();
    await expect(game.mask).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(game.password).not.toContainText('Gp');
  },
);

test(
  'username and password are copied, and that is said',
  { tag: '@once' },
  async ({ signIn, game, words, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('rich', { at: '/user/home?modal=game&slot=PG' });
    const username = await game.username.innerText();
    await game.copyUsername.click();
    await expect(page.getByText(words('common:copy.done', { text: username.trim() }))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(username.trim());
    await game.copyPassword.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Gp\d{6}$/);
  },
);

test('a new password replaces the old one after a question', async ({ signIn, game, words, page, books }) => {
  await signIn('rich', { at: '/user/home?modal=game&slot=PG' });
  await game.reveal.click();
  const before = /Gp\d{6}/.exec(await game.password.innerText())?.[0] ?? '';
  await game.resetPassword.click();
  expect(await books.calls('game.resetPassword')).toEqual([]);
  await game.confirmReset.click();
  await expect(page.getByText(words('game:reset.done'))).toBeVisible();
  await game.reveal.click();
  await expect(game.password).toContainText(/Gp\d{6}/);
  await expect(game.password).not.toContainText(before);
  expect(await books.effects('game.resetPassword')).toBe(1);
});

test('a password that cannot be reset says so, and the old one stays', async ({
  signIn,
  game,
  words,
  expectFailures,
}) => {
  expectFailures(400);
  await signIn('rich', { at: '/user/home?modal=game&slot=FROST' });
  await game.resetPassword.click();
  await game.confirmReset.click();
  await expect(game.dialog.getByText(words('error:SLOT_RESET_PASSWORD_FAIL'))).toBeVisible();
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

test(
  'out of an empty game nothing can be transferred, and the reason stands there',
  { tag: '@once' },
  async ({ signIn, game, words }) => {
    await signIn('rich', { at: '/user/home?modal=game&slot=STORM' });
    await expect(game.transferOut).toBeDisabled();
    await expect(game.dialog.getByText(words('game:account.nothingToReturn'))).toBeVisible();
  },
);
