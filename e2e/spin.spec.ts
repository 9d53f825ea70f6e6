import { wheel } from '@wallet/contract/spin';
import { operatorText } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';

/** The demo member's coins and baht. */
const begins = { coins: 5, wallet: 60 };

/** The eight fields, in their order. */
const fields = ['CASH10', 'NOTHING', 'BONUS20', 'CASH50', 'COIN1', 'BONUS100', 'GIFT', 'CASH500'] as const;

test('a spin stops at the prize, shows it, and the claim pays it into the wallet', async ({
  signIn,
  wallet,
  spin,
  statement,
  t,
  page,
  world,
  backend,
  language,
}) => {
  await world.spin.forcePrize({ prize: 'CASH500' });
  await spin.holdTurns();
  await signIn('spin');
  await wallet.openSpin(begins.coins).click();
  await expect(spin.button(5)).toBeVisible();
  await expect(spin.coupons.first()).toBeVisible();
  const before = await spin.coupons.count();
  await spin.start(5);
  // The list shows no prize before the wheel stops, and the hub is disabled.
  await spin.button(4).click({ force: true });
  await expect(spin.won).toBeHidden();
  await expect(spin.coupons).toHaveCount(before);
  await spin.finish();
  await expect(spin.won).toBeVisible();
  // The turning wheel does not widen the page.
  expect(await page.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width);
  await expect(spin.dialog).toContainText('฿500');
  expect(fields[await spin.sectorAtPointer()]).toBe('CASH500');
  await expect(spin.announced).toHaveText(
    `${t('spin:won.announced', { label: '฿500' })} ${t('spin:won.left', { count: 4 })}`,
  );
  expect(await backend.calls('spin.spin')).toHaveLength(1);
  await spin.ok.click();
  await expect(spin.dialog).toBeHidden();

  await spin.claim.openConfirmation('฿500');
  await expect(spin.claim.question).toContainText('฿500.00');
  await spin.claim.confirm.dblclick();
  await expect(spin.claim.done).toBeVisible();
  expect(await backend.calls('spin.claim')).toHaveLength(1);
  expect((await backend.balances('spin'))['wallet']).toBe(begins.wallet + 500);
  await spin.dialog.getByRole('button', { name: t('common:actions.openStatement') }).click();
  await expect(page).toHaveURL(statement.address);
  const row = statement.row('bonus', 500);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(operatorText('cash500', language));
});

test('the wheel stops in time by itself @nightly', { tag: '@once' }, async ({ signIn, spin }) => {
  await spin.watchTurns();
  await signIn('spin', { at: spin.address });
  await spin.button(5).click();
  await expect(spin.dialog).toBeVisible();
  const { from, to } = wheel.seconds;
  const [turn, ...others] = await spin.turns();
  expect(others).toEqual([]);
  expect(turn?.moves).toEqual(['transform']);
  expect(turn?.duration).toBeGreaterThanOrEqual(from * 1_000);
  expect(turn?.duration).toBeLessThanOrEqual(to * 1_000);
});

test(
  'with reduced motion the wheel shows its result without turning @nightly',
  { tag: '@once' },
  async ({ signIn, spin, page, world }) => {
    await world.spin.forcePrize({ prize: 'CASH50' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await spin.watchTurns();
    await signIn('spin', { at: spin.address });
    await spin.button(5).click();
    await expect(spin.won).toBeVisible();
    expect(await spin.turns()).toEqual([{ moves: ['opacity'], duration: 300 }]);
    expect(fields[await spin.sectorAtPointer()]).toBe('CASH50');
  },
);

test(
  'a reload or another page during a spin shows the result again, and spins once',
  { tag: '@once' },
  async ({ signIn, open, spin, site, page, world, backend }) => {
    await world.spin.forcePrize({ prize: 'CASH500' });
    await spin.holdTurns();
    await signIn('spin', { at: spin.address });
    await spin.start(5);
    await open(spin.address);
    await expect(spin.won).toContainText('฿500');
    expect(fields[await spin.sectorAtPointer()]).toBe('CASH500');
    await page.goBack();
    await expect(spin.dialog).toBeHidden();
    await expect(spin.coupon('฿500')).toHaveCount(1);
    await page.reload();
    await expect(spin.button(4)).toBeVisible();
    await expect(spin.dialog).toBeHidden();

    await world.spin.forcePrize({ prize: 'CASH10' });
    await spin.start(4);
    await site.menu.getByRole('link').first().click();
    await expect(spin.disc).toHaveCount(0);
    await page.goBack();
    await expect(spin.won).toContainText('฿10');
    expect(await backend.calls('spin.spin')).toHaveLength(2);
  },
);

test('a spin without coins and a closed wheel show their refusals @nightly', async ({
  signIn,
  spin,
  world,
  t,
  page,
  holdResponses,
  expectFailures,
}) => {
  expectFailures(400);
  await signIn('spin', { at: spin.address });
  // The wheel closes while the request is under way.
  const held = await holdResponses('spin.spin', { times: 1 });
  await spin.button(5).click();
  await held.waits();
  await world.site.change({ isSpinActive: false });
  await held.release();
  await expect(spin.notSpun).toContainText(t('spin:refused.closed'));
  await spin.ok.click();
  await expect(page.getByText(t('spin:closed.title'))).toBeVisible();

  await world.site.change({ isSpinActive: true });
  await page.reload();
  await world.faults.add({ operation: 'spin.spin', effect: { type: 'error', code: 'MONEY_NOT_ENOUGH' } });
  await spin.button(5).click();
  await expect(spin.notSpun).toContainText(t('spin:noCoins.title'));
});

test('a spin without a prize costs a coin; a lost response is reconciled: one coin, and the coupon in the list', async ({
  signIn,
  spin,
  world,
  t,
  backend,
  loseResponses,
}) => {
  await world.spin.forcePrize({ prize: 'NOTHING' });
  await spin.holdTurns();
  await signIn('spin', { at: spin.address });
  await spin.start(5);
  await spin.finish();
  await expect(spin.nothing).toBeVisible();
  expect(fields[await spin.sectorAtPointer()]).toBe('NOTHING');
  await expect(spin.announced).toHaveText(
    `${t('spin:nothing.announced')} ${t('spin:won.left', { count: 4 })}`,
  );
  await spin.ok.click();
  await expect(spin.nothing).toBeHidden();

  await world.spin.forcePrize({ prize: 'CASH500' });
  await loseResponses('spin.spin', 'after');
  await spin.button(4).click();
  await expect(spin.verdict('happened')).toBeVisible();
  await spin.ok.click();
  await expect(spin.button(3)).toBeVisible();
  await expect(spin.coupon('฿500')).toHaveCount(1);
  expect(await backend.effects('spin.spin')).toBe(2);
});
