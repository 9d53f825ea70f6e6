/** Home: balances, calls at load, hidden amounts, and no effects by itself. */
import { returnToPage } from '../fixtures/page-visibility.ts';
import { games, phones, richMoney } from '../fixtures/member.ts';
import type { Page } from '@playwright/test';
import { expect, test, waitUntilInteractive } from '../fixtures/test.ts';
import { baht } from '../fixtures/translations.ts';

test.use({ hasChat: true });

const { wallet: inWallet, total, games: inGames } = richMoney;

/** Calls without an effect; a page that is only opened makes no other call. */
const isSafe =
  /^(?:wallet\.read|site\.|withdraw\.limits|statement\.|profile\.read|bonus\.checkActive|game\.account|registration\.|spin\.(?:setup|active)|chat\.(?:enabled|config|history)|socket\.(?:connect|join))/;

test('home shows every balance to the satang; amounts can be hidden, also for the next visit', async ({
  signIn,
  open,
  wallet,
  page,
}) => {
  await signIn();
  await expect(wallet.shows(total)).toBeVisible();
  await expect(wallet.inWallet).toHaveText(baht(inWallet));
  await expect(wallet.inGames).toHaveText(baht(richMoney.inGames));
  await expect(wallet.card(games.PG)).toContainText(baht(inGames.PG));
  // This game counts a tenth of a unit for one baht.
  await expect(wallet.card('Indigo Mirage')).toContainText('12.00');
  await expect(wallet.card('Indigo Mirage')).toContainText(baht(inGames.IMI));
  await expect(page.getByText('Mali Demo').first()).toBeVisible();
  await wallet.hide.click();
  await expect(page.getByText(/27,510|25,000|1,250/)).toHaveCount(0);
  await open('/user/home');
  await expect(wallet.card(games.PG)).toBeVisible();
  await expect(page.getByText(/27,510|25,000|1,250/)).toHaveCount(0);
  await wallet.show.click();
  await expect(wallet.shows(total)).toBeVisible();
});

test('the fonts of home load beside its first paint', { tag: '@once' }, async ({ request }) => {
  const page = await (await request.get('/user/home')).text();
  const [head = '', body = ''] = page.split('<body>');
  expect(head).toContain('modulepreload');
  // Chromium paints nothing for a tenth of a second while a font of the head loads.
  expect([head, body].map((part) => part.split('as="font"').length - 1)).toEqual([0, 2]);
});

test(
  'home makes at most six calls, none of them twice',
  { tag: '@once' },
  async ({ signIn, wallet, site, backend, page }) => {
    // However slow the machine is, no response becomes stale meanwhile.
    await page.addInitScript((now) => (Date.now = () => now), Date.now());
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`);
    });
    // With everything that comes by itself.
    await signIn('rich', { isAgreed: false, hasPromotions: true });
    await expect(wallet.shows(total)).toBeVisible();
    await site.agree.click();
    await expect(site.promotions).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The chat comes once the page rests, and makes three of its own; this is the last one.
    await backend.called('chat.history');
    await expect.poll(async () => (await backend.calls()).length - requests.length).toBe(0);
    const isOfChat = (call: string) => /\/chat\/|enableChatWidget/.test(call);
    const ofHome = requests.filter((call) => !isOfChat(call));
    expect(ofHome.length).toBeGreaterThan(0);
    expect(ofHome.length).toBeLessThanOrEqual(6);
    expect(requests.filter(isOfChat).length).toBeLessThanOrEqual(3);
    expect(new Set(requests).size).toBe(requests.length);
  },
);

test(
  'home requests the pictures of cards near the view, each once, and others as they are reached @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/picture\/(?:background|logo)\//.test(pathname)) requests.push(pathname);
    });
    await signIn();
    await expect(wallet.card(games.PG)).toBeVisible();
    await expect.poll(() => requests.length).toBeGreaterThanOrEqual(4);
    await page.waitForLoadState('networkidle');
    // Each card has two pictures: fewer than half of all.
    expect(requests.length).toBeLessThan(await wallet.cards.count());
    const last = wallet.cards.last();
    await expect(last.locator('img')).toHaveCount(0);
    await last.focus();
    await expect(last.locator('img')).toHaveCount(2);
    expect(new Set(requests).size).toBe(requests.length);
  },
);

test(
  'opening, hovering, returning and reloading move no money',
  { tag: '@once' },
  async ({ signIn, open, wallet, site, backend, page }) => {
    await signIn();
    await expect(wallet.shows(total)).toBeVisible();
    for (const entry of await page.getByRole('main').getByRole('button').all())
      await entry.dispatchEvent('mouseover');
    for (const link of await site.menu.getByRole('link').all()) await link.hover();
    await returnToPage(page);
    await open('/user/home?modal=game&slot=PG');
    await expect(site.dialog).toBeVisible();
    await page.reload();
    await expect(site.dialog).toBeVisible();
    await site.close.click();
    await wallet.openTransfer.click();
    await expect(wallet.transfer.submit).toBeVisible();
    const calls = await backend.calls();
    expect(calls).toContain('wallet.read');
    expect(calls.filter((name) => !isSafe.test(name))).toEqual([]);
  },
);

test(
  'a returning player sees the last balance with its time, and a message when it cannot be updated @nightly',
  { tag: '@once' },
  async ({ signIn, open, wallet, t, world, holdResponses, expectFailures }) => {
    expectFailures(500);
    await signIn();
    await expect(wallet.shows(total)).toBeVisible();
    const { id } = (await world.members.read(phones.rich)).member;
    await world.ledger.adjust({ account: `wallet:${id}`, amount: 1_000, reason: 'meanwhile' });
    const balance = await holdResponses('wallet.read', { times: 1 });
    await open('/user/home');
    await expect(wallet.shows(total)).toBeVisible();
    await expect(wallet.updated).toBeVisible();
    await balance.release();
    await expect(wallet.shows(total + 1_000)).toBeVisible();

    await world.faults.clear();
    await world.faults.add({
      operation: 'wallet.read',
      effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
    });
    await open('/user/home');
    await expect(wallet.couldNotUpdate).toBeVisible();
    await expect(wallet.shows(total + 1_000)).toBeVisible();
    await expect(wallet.card(games.PG)).toContainText(t('game:card.stale'));
  },
);

test(
  'calls without a response show a lost connection until one succeeds @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, site, t, page, expectFailures }) => {
    expectFailures('network');
    await page.clock.install();
    await signIn();
    await expect(wallet.shows(total)).toBeVisible();
    const isLost = page.getByText(t('common:frame.offline'));
    await page.route('**/api/**', (route) => route.abort());
    await site.menu.getByRole('link', { name: t('common:menu.statement') }).click();
    await site.menu.getByRole('link', { name: t('common:menu.contact') }).click();
    await expect(isLost).toBeVisible();
    await page.unroute('**/api/**');
    // The app finds the connection without a click.
    await page.clock.runFor(10_000);
    await expect(isLost).toBeHidden();
  },
);

/** Opens home without the scripts of the app. Returns a function that sends them. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, (route) => sent.then(() => route.continue()));
  await page.goto('/user/home', { waitUntil: 'commit' });
  return () => {
    send();
    return waitUntilInteractive(page);
  };
}

test(
  'the balance and the first pictures are painted before the app has loaded, and stay; a tap on Deposit is kept',
  { tag: '@words' },
  async ({ signIn, wallet, site, page, t }) => {
    await signIn();
    await page.evaluate(() => localStorage.removeItem('wallet-cache'));
    // However slow the machine is, the response is not a second old.
    await page.addInitScript((now) => (Date.now = () => now), Date.now());
    const sendScripts = await openWithoutScripts(page);
    const isComplete = async () => {
      await expect(wallet.shows(total)).toBeVisible();
      await expect(wallet.inWallet).toHaveText(baht(inWallet));
      await expect(wallet.inGames).toHaveText(baht(richMoney.inGames));
      await expect(wallet.updated).toContainText(t('common:timeAgo.now'));
      await expect(wallet.balance.getByText('Mali Demo')).toBeVisible();
    };
    await isComplete();
    const pictures = page.locator('main [data-active] img');
    await expect(pictures).toHaveCount(4);
    const arePainted = () =>
      pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
    await expect.poll(arePainted).toBe(true);
    await wallet.openDeposit.tap();
    await expect(wallet.openDeposit).toHaveAttribute('aria-busy', 'true');
    await sendScripts();
    await expect(site.dialog).toBeVisible();
    await page.goBack();
    await expect(site.dialog).toBeHidden();
    await isComplete();
  },
);
