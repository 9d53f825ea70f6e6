import { phones } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/words.ts';

/** What waits for the member, and what is in the wallet, in baht. */
const due = 150;
const inWallet = 80;

const effects = ['invite.receive', 'wallet.add'];

test('what friends brought in is received as a bonus, and stands in the statement', async ({
  signIn,
  invite,
  statement,
  books,
}) => {
  await signIn('due');
  await invite.openFromHeader.click();
  await expect(invite.banners.first()).toBeVisible();
  await invite.enter();
  await expect(invite.amount).toContainText(baht(due));
  await expect(invite.rows).toHaveCount(4);
  await expect(invite.rows.first()).toContainText(`Nam Demo`);
  await invite.ways.bonus.click();
  await expect(invite.share('success', 80, 120)).toBeVisible();
  await expect(invite.share('fail', 50, 75)).toBeVisible();
  await expect(invite.bonusWarning(75)).toBeVisible();
  expect(await books.calls('invite.receive')).toEqual([]);
  await invite.confirm(due).dblclick();
  await expect(invite.done).toBeVisible();
  expect(await books.calls('invite.receive')).toHaveLength(1);
  expect(await books.balances('due')).toMatchObject({ invite: 0, bonus: due, wallet: inWallet });
  await invite.openStatement.click();
  await expect(statement.row('bonus', due)).toHaveCount(1);
  await expect(statement.row('bonus', due)).toContainText('Invite bonus');
});

test('the success share that was shown is what a played invite bonus pays', async ({
  signIn,
  invite,
  world,
  open,
  page,
  words,
  books,
}) => {
  await signIn('due', { at: invite.address });
  await invite.enter();
  await invite.ways.bonus.click();
  await expect(invite.share('success', 80, 120)).toBeVisible();
  await invite.confirm(due).click();
  await expect(invite.done).toBeVisible();
  await world.bonus.play({ member: phones.due });
  await open('/user/bonus?modal=current-bonus');
  await invite.dialog.getByRole('button', { name: words('bonus:current.cancel') }).click();
  await invite.dialog.getByRole('button', { name: words('bonus:cancel.confirm') }).click();
  await expect(page.getByText(words('bonus:cancel.done'))).toBeVisible();
  expect(await books.balances('due')).toMatchObject({ bonus: 0, wallet: inWallet + 120 });
});

test('or it moves to the wallet whole', async ({ signIn, invite, wallet, statement, open, books }) => {
  await signIn('due', { at: invite.address });
  await invite.enter();
  await invite.receive('wallet', due);
  await expect(invite.done).toContainText(baht(due));
  await invite.ok.click();
  await expect(wallet.inWallet).toHaveText(baht(inWallet + due));
  await expect(invite.openFromHeader).toBeDisabled();
  expect(await books.effects('wallet.add')).toBe(1);
  expect(await books.balances('due')).toMatchObject({ invite: 0, wallet: inWallet + due });
  await open(statement.address);
  await expect(statement.row('bonus', due)).toContainText('Invite bonus');
});

test('a friend who came by the link and played brings something in', async ({
  signIn,
  open,
  invite,
  registration,
  world,
  words,
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
  const chip = page.getByText(words('registration:profile.invitedBy', { code: `PR${id}` }));
  await expect(chip).toBeVisible();
  // The code outlives the link.
  expect(await page.evaluate(() => localStorage.getItem('code'))).toBe(`PR${id}`);
  await open(registration.address);
  await registration.begin(phone);
  await expect(chip).toBeVisible();
  await registration.sayWho({ name: 'Somjai Demo', password: 'secret-1' });
  await registration.sayBank({ bank: 'SCB', number: '4445556667', first: 'Somjai', last: 'Demo' });
  await expect(registration.steps.done).toBeVisible();
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

test('every refusal is a red toast, and leads back to what there is', async ({
  signIn,
  invite,
  world,
  books,
  expectFailures,
}) => {
  expectFailures(400, 409);
  await signIn('due', { at: invite.address });
  await invite.enter();
  const refusals = {
    'invite.receive': [
      'INVITE_COLLECT',
      'INVITE_INACTIVE',
      'NO_INVITE_BONUS',
      'NO_INVITEE_PLAY_INFO',
      'INVITE_BONUS_FAIL',
      'BONUS_REMAINING',
      'BONUS_ALREADY_ACTIVE',
    ],
    'wallet.add': ['NO_INVITE_BONUS', 'INVITE_INACTIVE', 'MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM'],
  } as const;
  for (const [operation, codes] of Object.entries(refusals)) {
    for (const code of codes) {
      await world.faults.add({ operation, times: 1, effect: { type: 'error', code } });
      await invite.receive(operation === 'wallet.add' ? 'wallet' : 'bonus', due);
      await expect(invite.refusal(code)).toBeVisible();
      await expect(invite.ways.bonus).toBeVisible();
    }
  }
  expect(await books.balances('due')).toMatchObject({ invite: due, wallet: inWallet });
});

test('what stands in the way is said with its amount, or leads to the bonus', async ({
  signIn,
  invite,
  words,
  world,
  page,
  expectFailures,
}) => {
  expectFailures(400, 409);
  await world.invite.accrue({ member: phones.new, friend: phones.due, amount: 20 });
  await signIn('new', { at: invite.address });
  await invite.enter();
  await invite.receive('bonus', 20);
  await expect(
    page.getByRole('alert').getByText(words('error:INVITE_COLLECT_amount', { amount: 50 })),
  ).toBeVisible();
  await world.invite.accrue({ member: phones.new, friend: phones.due, amount: 40 });
  await world.bonus.grant({ member: phones.new, amount: 100, turnover: 1 });
  await page.reload();
  await invite.enter();
  await invite.receive('bonus', 60);
  await expect(invite.refusal('BONUS_ALREADY_ACTIVE')).toBeVisible();
  await invite.toBonuses.click();
  await expect(page).toHaveURL('/user/bonus');
});

test(
  'where there is nothing, nothing can be received, and the reason stands there',
  { tag: '@once' },
  async ({ signIn, invite, words }) => {
    await signIn('new', { at: invite.address });
    await invite.enter();
    for (const way of Object.values(invite.ways)) await expect(way).toBeDisabled();
    await expect(invite.nothing).toBeVisible();
    await expect(invite.log).toContainText(words('invite:list.empty'));
  },
);

test(
  'the list shows ten to a page, and can be asked for again',
  { tag: '@once' },
  async ({ signIn, invite, world, page, expectFailures }) => {
    expectFailures(404);
    for (let amount = 1; amount <= 12; amount += 1)
      await world.invite.accrue({ member: phones.new, friend: phones.due, amount });
    await world.faults.add({
      operation: 'invite.list',
      times: 1,
      effect: { type: 'error', code: 'NO_DATA' },
    });
    await signIn('new', { at: invite.address });
    await invite.next.click();
    await invite.retry.click();
    await expect(invite.rows).toHaveCount(10);
    await expect(invite.rows.first()).toContainText(baht(12));
    await invite.nextPage.click();
    await expect(invite.rows).toHaveCount(2);
    await expect(invite.rows.last()).toContainText(baht(1));
    // The phone’s Back leaves the sheet, and not the app.
    await page.goBack();
    await expect(invite.dialog).toBeHidden();
  },
);

test(
  'the link is copied, shared, sent by LINE, and drawn as a code',
  { tag: '@once' },
  async ({ signIn, invite, words, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      Object.assign(window, { shared: [] as ShareData[] });
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) =>
          Promise.resolve((window as unknown as { shared: ShareData[] }).shared.push(data)),
      });
    });
    await signIn('due', { at: invite.address });
    await invite.enter();
    const link = await invite.link.innerText();
    await invite.copy.click();
    await expect(page.getByText(words('common:copy.done', { text: link }))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await invite.shareLink.click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toMatchObject([
      { url: link },
    ]);
    await expect(invite.line).toHaveAttribute(
      'href',
      `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(link)}`,
    );
    await invite.showQr.click();
    await expect(invite.qr).toBeVisible();
    await expect
      .poll(() => invite.qr.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(20);
  },
);

test('banners that do not come are not waited for', { tag: '@once' }, async ({ signIn, invite, world }) => {
  await world.faults.add({ operation: 'invite.banners', effect: { type: 'hold', hold: 'banners' } });
  await signIn('due', { at: invite.address });
  await expect(invite.amount).toContainText(baht(due));
  await world.holds.release('banners');
  await expect(invite.banners).toHaveCount(0);
});

test(
  'looking, hovering, coming back and loading anew receive nothing',
  { tag: '@once' },
  async ({ signIn, invite, lookAround, page, books }) => {
    await signIn('due', { at: invite.address });
    await invite.enter();
    await lookAround(Object.values(invite.ways));
    await invite.ways.bonus.click();
    await page.reload();
    await invite.enter();
    await page.goBack();
    await page.goForward();
    await expect(invite.dialog).toBeVisible();
    const calls = await books.calls();
    expect(calls).toContain('invite.list');
    expect(calls.filter((name) => effects.includes(name))).toEqual([]);
  },
);

test(
  'an answer lost after the bonus was received ends with the truth',
  { tag: '@once' },
  async ({ signIn, invite, books, lose }) => {
    await lose('invite.receive', 'after');
    await signIn('due', { at: invite.address });
    await invite.enter();
    await invite.receive('bonus', due);
    await expect(invite.verdict('happened')).toBeVisible();
    expect(await books.effects('invite.receive')).toBe(1);
    expect(await books.balances('due')).toMatchObject({ invite: 0, bonus: due });
  },
);

test(
  'a hundred claims at the same moment are paid once',
  { tag: '@once' },
  async ({ signIn, invite, page, books, expectFailures }) => {
    expectFailures(400);
    await signIn('due', { at: invite.address });
    await invite.enter();
    const statuses = await page.evaluate(async () => {
      const token = localStorage.getItem('token');
      const headers = { authorization: `Bearer ${token}`, 'x-player-client': 'web' };
      const claims = Array.from({ length: 100 }, () => fetch('/api/invite/bonus', { headers }));
      return (await Promise.all(claims)).map(({ status }) => status);
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await books.balances('due')).toMatchObject({ invite: 0, bonus: due });
  },
);
