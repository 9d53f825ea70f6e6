/** A phone on its side, above its keyboard, with other colours, without storage, with a wrong clock, or asleep. */
import type { Locator } from '@playwright/test';
import { password, phones, richMoney } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const hour = 3_600_000;

test(
  'on its side, a phone keeps 60 % of its height for the page, and all of it for a sheet @nightly',
  { tag: '@once' },
  async ({ signIn, open, wallet, statement, withdraw, site, page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await signIn();
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    for (const address of ['/user/home', statement.address]) {
      await open(address);
      const [bar, menu] = [await page.getByRole('banner').boundingBox(), await site.menu.boundingBox()];
      expect((menu?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(0.6 * 320);
      await page.mouse.wheel(0, 200);
      await expect(page.getByRole('banner')).not.toBeInViewport();
    }
    for (const entry of await site.menu.getByRole('listitem').getByRole('link').all()) {
      await expect(entry).not.toHaveAccessibleName('');
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await open(withdraw.address);
    await expect.poll(async () => (await withdraw.dialog.boundingBox())?.height).toBe(320);
    await expect(withdraw.dialog).toHaveCSS('border-top-left-radius', '0px');
  },
);

test(
  'on its side, a phone shows the first field of login and registration above their action @nightly',
  { tag: '@words' },
  async ({ open, session, registration, page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    for (const [address, field, action] of [
      ['/login', session.phone, session.submit],
      [registration.address, registration.phone, registration.sendCode],
    ] as const) {
      await open(address);
      const gap = async () => {
        const [above, below] = [await field.boundingBox(), await action.boundingBox()];
        return above && below ? below.y - above.y - above.height : -1;
      };
      await expect.poll(gap, address).toBeGreaterThan(0);
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'on its side, a phone shows all of the page of a closed service @nightly',
  { tag: '@words' },
  async ({ open, site, world, page }) => {
    await world.site.change({ status: 'terminated' });
    await page.setViewportSize({ width: 640, height: 360 });
    await open('/terminated');
    await expect(site.checkAgain).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main')).toBeInViewport({ ratio: 1 });
  },
);

test(
  'above a keyboard, a field and the action of its form are in view @nightly',
  { tag: '@words' },
  async ({ open, session, signIn, withdraw, deposit, wallet, page }) => {
    const expectBoth = async (field: Locator, action: Locator) => {
      await field.fill('500');
      await expect(action).toBeInViewport({ ratio: 1 });
      const gap = async () => {
        const [above, below] = [await field.boundingBox(), await action.boundingBox()];
        return above && below ? below.y - above.y - above.height : -1;
      };
      await expect.poll(gap, `${field} is above ${action}`).toBeGreaterThan(0);
    };
    await page.setViewportSize({ width: 412, height: 360 });
    await open('/login');
    await expectBoth(session.phone, session.submit);
    await expectBoth(session.password, session.submit);
    await signIn('rich', { at: withdraw.address });
    await expectBoth(withdraw.amount, withdraw.submit);
    await open(deposit.at('KBANK'));
    await expectBoth(deposit.qr.amount, deposit.qr.create);
    await open('/user/home?modal=transfer');
    await expectBoth(wallet.transfer.amount, wallet.transfer.submit);
  },
);

test(
  'with more contrast the disc of a button has a line; with forced colours, surfaces and the current page too @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, site, page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await signIn();
    await expect(wallet.openTransfer.locator('span').first()).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ contrast: null, forcedColors: 'active' });
    const disc = wallet.openDeposit.locator('span').first();
    for (const one of [wallet.balance, disc, site.menu.locator('[aria-current]')])
      await expect(one).toHaveCSS('border-top-style', 'solid');
    await expect(wallet.balance.getByRole('button', { name: /^Claim/ })).toHaveCSS('border-top-width', '1px');
    await wallet.openWithdraw.click();
    await expect(site.dialog).toHaveCSS('border-top-style', 'solid');
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `with forced colours that are ${colorScheme}, ticks, a switch and a code can be seen @nightly`,
    { tag: '@once' },
    async ({ open, session, registration, signIn, statement, page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const colorOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
      const main = page.getByRole('main');
      await open('/login');
      await session.remember.check();
      const text = await colorOf(session.title);
      await expect(main.locator('.mantine-Checkbox-icon')).toHaveCSS('color', text);

      await open(registration.address);
      await registration.phone.fill('0911112222');
      await registration.sendCode.click();
      await registration.code.fill('123');
      await expect(registration.code).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(main.locator('[data-current="true"]')).toHaveCSS('outline-style', 'solid');

      await signIn('slip', { at: '/user/profile' });
      for (const part of ['track', 'thumb'])
        await expect(main.locator(`.mantine-Switch-${part}`)).toHaveCSS('border-top-width', '1px');
      await open(`${statement.address}?modal=spending`);
      await expect(page.locator('.mantine-Chip-checkIcon')).toHaveCSS('color', text);
    },
  );

/** In the page, before its scripts. */
function blockStorage() {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
}
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
}

for (const [name, damage, ...tags] of [
  ['blocked', blockStorage],
  ['full', fillStorage, '@nightly'],
] as const)
  test(
    `with a storage that is ${name}, a member logs in and withdraws`,
    { tag: ['@once', ...tags] },
    async ({ open, session, wallet, withdraw, site, page, backend }) => {
      await page.addInitScript(damage);
      await open('/login');
      await session.login(phones.rich, password);
      await site.agree.click();
      await site.pastBanners.or(site.hideToday).waitFor();
      await site.close.click();
      await wallet.openWithdraw.click();
      await withdraw.make(500);
      await expect(withdraw.done).toBeVisible();
      expect(await backend.newWithdrawals()).toHaveLength(1);
    },
  );

for (const [days, ...tags] of [[1], [-1, '@nightly']] as const)
  test(
    `with a clock that is wrong by ${days} day, a lost withdrawal is found`,
    { tag: ['@once', ...tags] },
    async ({ signIn, withdraw, page, backend, loseResponses }) => {
      await loseResponses('withdraw.create', 'after');
      await page.clock.install({ time: Date.now() + days * 24 * hour });
      await signIn('rich', { at: withdraw.address });
      await withdraw.make(500);
      await expect(withdraw.verdict('happened')).toBeVisible();
      expect(await backend.newWithdrawals()).toHaveLength(1);
    },
  );
