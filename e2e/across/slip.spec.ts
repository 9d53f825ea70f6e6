/** Slips: local reading, upload, tracking until the review, and the list. */
import { catchPassing, runClockUntil } from '../fixtures/clock.ts';
import { hasLeaveWarning } from '../fixtures/leave-warning.ts';
import { richMoney } from '../fixtures/member.ts';
import { returnToPage } from '../fixtures/page-visibility.ts';
import { limitUpload } from '../fixtures/upload-limit.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { blank, pictureOf, slipScreen } from './slip.screen.ts';

const test = base.extend<{
  slip: ReturnType<typeof slipScreen>;
  /** Advances the clock past the review of a slip and returns to the page. */
  review: () => Promise<void>;
}>({
  // Slips are not taken around midnight.
  frozenAt: '2026-11-21T12:00:00+07:00',
  slip: async ({ page, t }, use) => use(slipScreen(page, t)),
  review: async ({ world, page }, use) =>
    use(async () => {
      await world.clock.advance(31_000);
      // The next poll may be ten seconds away.
      await returnToPage(page);
    }),
});

test('a used slip shows a warning and is refused, and another one is paid', async ({
  signIn,
  slip,
  review,
  t,
  context,
  control,
  statement,
  backend,
}) => {
  const [first, second] = [
    await pictureOf(context, control.baseUrl, 'DEMOPICTURE1'),
    await pictureOf(context, control.baseUrl, 'DEMOPICTURE2'),
  ];
  await signIn('rich', { at: slip.address });
  await slip.choose('slip-250baht.png', first);
  await expect(
    slip.text(t('deposit:slip.finding.slip.text', { issuer: t('bank:names.KBANK') })),
  ).toBeVisible();
  await slip.send.click();
  await expect(slip.underWay).toBeVisible();
  await review();
  await expect(slip.received(250)).toBeVisible();

  await slip.another.click();
  await slip.choose('slip-250baht.png', first);
  await expect(slip.text(t('deposit:slip.finding.before.text'))).toBeVisible();
  await slip.send.click();
  await expect(slip.underWay).toBeVisible();
  await review();
  await expect(slip.failed('SLIP_REFNO_DUPLICATED')).toBeVisible();
  await expect(slip.advice('SLIP_REFNO_DUPLICATED')).toBeVisible();

  await slip.another.click();
  await slip.choose('slip-100.25baht.png', second);
  await expect(
    slip.text(t('deposit:slip.finding.slip.text', { issuer: t('bank:names.KBANK') })),
  ).toBeVisible();
  await expect(slip.text(t('deposit:slip.finding.before.text'))).toBeHidden();
  await slip.send.click();
  await expect(slip.underWay).toBeVisible();
  await review();
  await expect(slip.received(100.25)).toBeVisible();
  await slip.openStatement.click();
  await expect(statement.row('deposit', 100.25)).toHaveCount(1);
  await expect(statement.row('deposit', 250)).toHaveCount(1);
  expect((await backend.balances())['wallet']).toBe(richMoney.wallet + 350.25);
});

test('a response lost before the slip arrived allows another try; one lost after that is reconciled: one slip', async ({
  signIn,
  slip,
  t,
  page,
  world,
  backend,
  loseResponses,
}) => {
  await loseResponses('deposit.sendSlip', 'before');
  await page.clock.install();
  await signIn('rich', { at: slip.address });
  await slip.make('slip.png', blank());
  await expect(slip.text(t('deposit:slip.verdict.checking'))).toBeVisible();
  await runClockUntil(page, slip.text(t('deposit:slip.lost.title')));
  expect(await backend.effects('deposit.sendSlip')).toBe(0);
  await world.faults.clear();
  await loseResponses('deposit.sendSlip', 'after');
  await slip.send.click();
  await runClockUntil(page, slip.underWay, 100);
  await expect(slip.badge).toBeAttached();
  expect(await backend.effects('deposit.sendSlip')).toBe(1);
});

test(
  'an upload can be cancelled and repeated, and the browser warns before leaving it @nightly',
  { tag: '@once' },
  async ({ signIn, slip, page, backend }) => {
    await signIn('rich', { at: slip.address });
    // Twenty seconds for the whole upload.
    await slip.choose('slip.png', blank(1_500_000));
    const { removeLimit } = await limitUpload(page, 75_000);
    const expectWarning = (isOn: boolean) => expect.poll(() => hasLeaveWarning(page)).toBe(isOn);
    await expectWarning(false);
    await slip.send.click();
    await expect
      .poll(() => slip.progress.evaluate((bar) => Number(bar.getAttribute('aria-valuenow')) / 100))
      .toBeGreaterThan(0.1);
    await expectWarning(true);
    await slip.cancel.click();
    await expect(slip.send).toBeEnabled();
    await expectWarning(false);
    expect(await backend.effects('deposit.sendSlip')).toBe(0);
    await removeLimit();
    await slip.send.click();
    await expect(slip.underWay).toBeVisible();
    await expectWarning(false);
    expect(await backend.effects('deposit.sendSlip')).toBe(1);
  },
);

test(
  'a double click and two tabs send one slip',
  { tag: '@once' },
  async ({ signIn, slip, open, context, page, t, holdResponses, backend }) => {
    const slips = await holdResponses('deposit.sendSlip');
    await signIn('rich', { at: slip.address });
    const tab = await context.newPage();
    await open(slip.address, tab);
    const other = slipScreen(tab, t);
    await other.choose('slip.png', blank());
    await page.bringToFront();
    await slip.choose('slip.png', blank());
    await slip.send.dblclick();
    await slips.waits();
    await tab.bringToFront();
    await other.send.click();
    await expect(other.text(t('error:elsewhere'))).toBeVisible();
    await slips.release();
    await page.bringToFront();
    await expect(slip.underWay).toBeVisible();
    expect(await backend.calls('deposit.sendSlip')).toHaveLength(1);
  },
);

test(
  'the result of a slip appears on any page, and the menu marks the statement until then @nightly',
  { tag: '@once' },
  async ({ signIn, slip, review, t, page, open }) => {
    await page.clock.install();
    await signIn('rich', { at: slip.address });
    await slip.make('slip.png', blank());
    await expect(slip.underWay).toBeVisible();
    const pending = () => page.evaluate(() => localStorage.getItem('pending-deposits'));
    await expect.poll(pending).toContain('"known"');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/user/home');
    await expect(slip.badge).toBeAttached();
    await catchPassing(page, review, page.getByText(t('deposit:received.toast', { amount: 100 })));
    await expect(slip.badge).not.toBeAttached();
    await open(slip.address);
    await slip.make('slip-NOT_MATCH.png', blank(200));
    await expect(slip.underWay).toBeVisible();
    await open('/user/profile');
    await expect(slip.badge).toBeAttached();
    const reason = t('error:slip.NOT_MATCH');
    const status = t('statement:slip.track.FAILED.title');
    const toList = page.getByRole('button', { name: t('statement:slips') });
    await catchPassing(page, review, toList, async () => {
      await expect(page.getByText(t('statement:slip.reasoned', { status, reason }))).toBeVisible();
      await toList.click();
    });
    await expect(page).toHaveURL(slip.listAddress);
    await expect(slip.rows.first()).toContainText(`(${reason})`);
  },
);
