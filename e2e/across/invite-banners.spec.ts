import { catchPassing } from '../fixtures/clock.ts';
import { phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { baht } from '../fixtures/translations.ts';

/** The invite bonus in baht. */
const due = 150;

const effects = ['invite.receive', 'wallet.add'];

test(
  'without a reward nothing can be received, and the sheet shows the reason @nightly',
  { tag: '@once' },
  async ({ signIn, invite, t }) => {
    await signIn('new', { at: invite.address });
    await invite.enter();
    for (const choice of Object.values(invite.choices)) await expect(choice).toBeDisabled();
    await expect(invite.nothing).toBeVisible();
    await expect(invite.log).toContainText(t('invite:list.empty'));
  },
);

test(
  'the list has ten rows on a page, and a retry after a failure @nightly',
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
    await invite.enter();
    await invite.retry.click();
    await expect(invite.rows).toHaveCount(10);
    await expect(invite.rows.first()).toContainText(baht(12));
    await invite.nextPage.click();
    await expect(invite.rows).toHaveCount(2);
    await expect(invite.rows.last()).toContainText(baht(1));
    // Back closes the sheet and stays in the app.
    await page.goBack();
    await expect(invite.dialog).toBeHidden();
  },
);

test(
  'the link can be copied, shared, sent by LINE, and shown as a QR code @nightly',
  { tag: '@once' },
  async ({ signIn, invite, t, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      Object.assign(window, { shared: [] as ShareData[] });
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) =>
          Promise.resolve((window as unknown as { shared: ShareData[] }).shared.push(data)),
      });
    });
    await page.clock.install();
    await signIn('due', { at: invite.address });
    await invite.enter();
    const link = await invite.link.innerText();
    const copied = page.getByText(t('common:copy.done', { text: link }));
    await catchPassing(page, () => invite.copy.click(), copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await invite.shareLink.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toMatchObject([{ url: link }]);
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

test('skips late banners @nightly', { tag: '@once' }, async ({ signIn, invite, holdResponses, page }) => {
  const banners = await holdResponses('invite.banners');
  await signIn('due', { at: invite.address });
  await expect(invite.amount).toContainText(baht(due));
  const response = page.waitForResponse('**/api/invite/banners');
  await banners.release();
  await response;
  await expect(invite.banners).toHaveCount(0);
});

test(
  'opening, hovering, returning and reloading receive nothing',
  { tag: '@once' },
  async ({ signIn, invite, hoverAndReturn, page, backend }) => {
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
    expect(calls.filter((name) => effects.includes(name))).toEqual([]);
  },
);

test(
  'a response lost after the bonus was received is reconciled',
  { tag: '@once' },
  async ({ signIn, invite, backend, loseResponses }) => {
    await loseResponses('invite.receive', 'after');
    await signIn('due', { at: invite.address });
    await invite.enter();
    await invite.receive('bonus', due);
    await expect(invite.verdict('happened')).toBeVisible();
    expect(await backend.effects('invite.receive')).toBe(1);
    expect(await backend.balances('due')).toMatchObject({ invite: 0, bonus: due });
  },
);

test(
  'a hundred claims at the same moment are paid once',
  { tag: '@once' },
  async ({ signIn, invite, page, backend, expectFailures }) => {
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
    expect(await backend.balances('due')).toMatchObject({ invite: 0, bonus: due });
  },
);
