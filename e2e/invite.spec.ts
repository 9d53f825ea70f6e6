import { catchPassing } from './fixtures/clock.ts';
import { phones } from './fixtures/member.ts';
import { operatorText } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/translations.ts';

/** The invite bonus, its certain part, and the wallet, in baht. */
const due = 150;
const share = 120;
const inWallet = 80;

test('an invite reward is received as a bonus, appears in the statement, and pays its success share once played', async ({
  signIn,
  invite,
  bonus,
  statement,
  open,
  page,
  t,
  world,
  backend,
  language,
}) => {
  await page.clock.install();
  await signIn('due');
  await catchPassing(page, () => invite.openFromHeader.click(), invite.banners.first());
  await invite.enter();
  await expect(invite.amount).toContainText(baht(due));
  await expect(invite.rows).toHaveCount(4);
  await expect(invite.rows.first()).toContainText(`Nam Demo`);
  await invite.choices.bonus.click();
  await expect(invite.share('success', 100, due)).toBeVisible();
  await expect(invite.share('fail', 20, 30)).toBeVisible();
  await expect(invite.bonusWarning(30)).toBeVisible();
  expect(await backend.calls('invite.receive')).toEqual([]);
  await invite.confirmBonus.dblclick();
  await expect(invite.done).toBeVisible();
  expect(await backend.calls('invite.receive')).toHaveLength(1);
  expect(await backend.balances('due')).toMatchObject({ invite: 0, bonus: due, wallet: inWallet });
  await invite.openStatement.click();
  await expect(statement.row('bonus', due)).toHaveCount(1);
  await expect(statement.row('bonus', due)).toContainText(operatorText('inviteBonus', language));

  await world.bonus.play({ member: phones.due });
  await open('/user/bonus?modal=current-bonus');
  await bonus.move(due).click();
  await expect(page.getByRole('dialog', { name: t('bonus:complete.title') })).toBeVisible();
  await bonus.move(due).click();
  await expect(page.getByText(t('bonus:complete.done', { amount: due }))).toBeVisible();
  expect(await backend.balances('due')).toMatchObject({ bonus: 0, wallet: inWallet + due });
  await bonus.openStatement.click();
  await expect(statement.row('finish_bonus', due)).toHaveCount(1);
});

test('an invite reward waits for a click, and can go to the wallet with its certain part alone', async ({
  signIn,
  invite,
  hoverAndReturn,
  page,
  wallet,
  statement,
  site,
  backend,
  language,
}) => {
  await signIn('due', { at: invite.address });
  await invite.enter();
  await hoverAndReturn(Object.values(invite.choices));
  await invite.choices.bonus.click();
  await page.reload();
  await invite.enter();
  await page.goBack();
  await page.goForward();
  await expect(invite.dialog).toBeVisible();
  const calls = await backend.calls();
  expect(calls).toContain('invite.list');
  expect(calls.filter((name) => ['invite.receive', 'wallet.add'].includes(name))).toEqual([]);

  await invite.enter();
  await invite.choices.wallet.click();
  await invite.confirm(share).dblclick();
  await expect(invite.done).toContainText(baht(share));
  await invite.ok.click();
  await expect(wallet.inWallet).toHaveText(baht(inWallet + share));
  await expect(invite.openFromHeader).toBeDisabled();
  expect(await backend.calls('wallet.add')).toHaveLength(1);
  expect(await backend.balances('due')).toMatchObject({ invite: 0, wallet: inWallet + share });
  await site.visit('statement');
  await expect(statement.row('bonus', share)).toContainText(operatorText('inviteBonus', language));
});

test('a friend who registers by the link and plays brings a reward', async ({
  signIn,
  open,
  invite,
  registration,
  world,
  t,
  page,
}) => {
  const phone = '0911112222';
  await world.site.change({ registerOTP: false });
  await signIn('rich', { at: invite.address });
  await invite.enter();
  const { id } = (await world.members.read(phones.rich)).member;
  const link = new URL(`/register?code=PR${id}`, page.url()).href;
  await expect(invite.link).toHaveText(link);

  await open(link);
  await registration.begin(phone);
  const chip = page.getByText(t('registration:profile.invitedBy', { code: `PR${id}` }));
  await expect(chip).toBeVisible();
  // The code outlives the link.
  expect(await page.evaluate(() => localStorage.getItem('code'))).toBe(`PR${id}`);
  await open(registration.address);
  await registration.begin(phone);
  await expect(chip).toBeVisible();
  await registration.submitProfile({ name: 'Somjai Demo', password: 'secret-1' });
  await registration.submitBank({ bank: 'SCB', number: '4445556667', first: 'Somjai', last: 'Demo' });
  await expect(registration.registered).toBeVisible();
  expect((await world.invite.read({ member: phones.rich })).friends).toContain(phone);

  await world.deposit.receiveTransfer({ member: phone, channel: 'SCB', amount: 6_000 });
  await world.game.openAccount({ member: phone, slot: 'PG' });
  await world.wallet.transfer({ member: phone, from: 'wallet', to: 'PG', amount: 6_000 });
  const { amount: before } = await world.invite.read({ member: phones.rich });
  await world.game.playRound({ member: phone, slot: 'PG', stake: 6_000, won: 5_000 });
  await signIn('rich', { at: invite.address });
  await invite.enter();
  await expect(invite.amount).toContainText(baht(before + 60));
  await expect(invite.rows.first()).toContainText(`Somjai Demo`);
  await expect(invite.rows.first()).toContainText(baht(60));
});
