/** A chat that is not there, not well, or not wanted just now: the wallet does not notice. */
import { richMoney } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasChat: true });

test(
  'a chat that is switched off makes no call @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, wallet, backend }) => {
    await world.site.change({ enableChatWidget: false });
    await signIn('rich');
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    await backend.called('chat.enabled');
    await expect(chat.launcher).toHaveCount(0);
    expect((await backend.calls()).filter((name) => /^(?:chat|socket)\./.test(name))).toEqual([
      'chat.enabled',
    ]);
  },
);

test(
  'advice that names the operator opens the chat with the reason, or the contact page without a chat @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, wallet, withdraw, page, t, expectFailures }) => {
    expectFailures(400);
    await world.faults.add({ operation: 'withdraw.create', effect: { type: 'error', code: 'NO_WALLET' } });
    for (const enableChatWidget of [true, false]) {
      await world.site.change({ enableChatWidget });
      await signIn('rich');
      await wallet.openWithdraw.click();
      await withdraw.make(500);
      await page.getByRole('button', { name: t('common:ways.contact') }).click();
      if (enableChatWidget) await expect(chat.field).toHaveValue(t('error:NO_WALLET'));
      else await expect(page).toHaveURL('/user/contact');
    }
  },
);

for (const [what, effect, failure] of [
  ['fails', { type: 'error', code: 'INTERNAL_SERVER_ERROR' }, 500],
  ['cannot be reached', { type: 'network', how: 'reset' }, 'network'],
  ['never responds', { type: 'network', how: 'hang' }, undefined],
] as const) {
  test(
    `a chat that ${what} leaves the wallet working and shows it in its panel alone @nightly`,
    { tag: '@once' },
    async ({ signIn, chat, world, wallet, withdraw, backend, page, t, expectFailures }) => {
      if (failure !== undefined) expectFailures(failure);
      await world.faults.add({ operation: 'socket.connect', effect: { type: 'refuse' } });
      for (const operation of ['chat.history', 'chat.send', 'chat.markRead'] as const)
        await world.faults.add({ operation, effect });
      await signIn('rich');
      await expect(wallet.shows(richMoney.total)).toBeVisible();
      await chat.open();
      await chat.write('hello');
      if (failure !== undefined) {
        await expect(chat.delivery('failed')).toBeVisible();
        // A failed chat is no lost connection.
        await expect(page.getByText(t('common:frame.offline'))).toHaveCount(0);
        await expect(chat.panel.getByText(t('common:state.failed'))).toBeVisible();
      } else await expect(chat.delivery('sending')).toBeVisible();
      await chat.close.click();
      await wallet.openWithdraw.click();
      await withdraw.make(500);
      await expect(withdraw.done).toBeVisible();
      expect(await backend.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
      await expect(page.getByRole('alert')).toHaveText(['']);
    },
  );
}

test(
  'a chat whose styles cannot be fetched leaves the wallet working @nightly',
  { tag: '@once' },
  async ({ signIn, chat, page, wallet, withdraw, backend, expectFailures }) => {
    expectFailures(404);
    // The page has its own within it; what is fetched belongs to what comes later.
    const styles = '**/assets/*.css';
    let refused = 0;
    await page.route(styles, (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: 'Not found' });
    });
    await signIn('rich');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    await expect(chat.launcher).toHaveCount(0);
    await page.unroute(styles);
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await expect(withdraw.done).toBeVisible();
    expect(await backend.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
  },
);

test(
  'the chat button covers no control of any page @nightly',
  { tag: '@once' },
  async ({ signIn, open, chat, page }) => {
    await signIn('rich');
    for (const place of [
      ...['home', 'profile', 'statement', 'contact', 'bonus', 'spin'].map((one) => `/user/${one}`),
      // A guest page is last, because it ends the session.
      '/contact',
    ]) {
      await open(place);
      await expect(chat.launcher, place).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(findCovered), place).toEqual([]);
      // Wherever the page was scrolled to, the launcher itself is hit, and stands in the window as a whole.
      for (const end of [0, 1e6]) {
        await page.evaluate((top) => scrollTo(0, top), end);
        await expect(chat.launcher).toBeInViewport({ ratio: 1 });
        await chat.launcher.click({ trial: true });
      }
    }
  },
);

/** In the page: returns controls that, scrolled into view, are covered in their middle. */
function findCovered(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a, button, input, select), header button',
  );
  return [...controls]
    .filter((way) => way.checkVisibility({ visibilityProperty: true }) && way.offsetWidth > 1)
    .filter((way) => {
      way.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = way.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !way.contains(hit) && !way.closest('label')?.contains(hit);
    })
    .map((way) => way.outerHTML.slice(0, 120));
}
