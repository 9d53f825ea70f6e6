/** Motion that needs a real browser: a finger drags a sheet, digits roll without a shift, and pages fade in. */
import { richMoney } from '../fixtures/member.ts';
import { recordLayoutShifts, sumLayoutShifts } from '../fixtures/layout-shift.ts';
import { baht } from '../fixtures/translations.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a sheet with an edited field resists a finger and returns; without it, the sheet closes and the focus returns',
  { tag: '@once' },
  async ({ signIn, wallet, withdraw, page }) => {
    await signIn();
    await wallet.openWithdraw.click();
    await withdraw.amount.fill('100');
    // Resolves once the sheet has arrived.
    await withdraw.submit.click({ trial: true });
    const place = () => withdraw.dialog.boundingBox();
    const before = await place();
    const { x, y } = (await withdraw.dialog.locator('header').boundingBox()) ?? { x: 0, y: 0 };
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: down === undefined ? [] : [{ x: x + 40, y: y + 20 + down }],
      });
    const drag = async () => {
      await touch('touchStart', 0);
      for (const down of [40, 80, 160]) await touch('touchMove', down);
      const dragged = await place();
      await touch('touchEnd');
      return (dragged?.y ?? 0) - (before?.y ?? 0);
    };
    expect(await drag()).toBeLessThan(32);
    await expect.poll(place).toEqual(before);
    await withdraw.amount.fill('');
    expect(await drag()).toBe(160);
    await expect(withdraw.dialog).toBeHidden();
    await expect(wallet.openWithdraw).toBeFocused();
  },
);

test(
  'a change of the balance rolls the digits that differ, once, and nothing moves',
  { tag: '@once' },
  async ({ signIn, wallet, withdraw, world, page }) => {
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      const rolled: (string | null)[] = [];
      Object.assign(window, { rolled });
      addEventListener('animationend', ({ target }) => {
        if (target instanceof HTMLElement && target.dataset['before']) rolled.push(target.textContent);
      });
    });
    await signIn();
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    const rolled = () => page.evaluate(() => (window as unknown as { rolled: string[] }).rolled);
    expect(await rolled()).toEqual([]);
    const member = (await world.members.list()).find(({ name }) => name === 'Mali Demo');
    await world.ledger.adjust({ account: `wallet:${member?.id}`, amount: 99.5, reason: 'a gift' });
    await wallet.check.click();
    await expect(wallet.shows(richMoney.total + 99.5)).toBeVisible();
    const [before, after] = [baht(richMoney.total), baht(richMoney.total + 99.5)];
    await expect.poll(rolled).toEqual([...after].filter((char, at) => char !== before[at]));
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.01);

    // Below a sheet they wait.
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await expect(withdraw.done).toBeVisible();
    const rolling = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-before]'))
          .map(({ playState }) => playState),
      );
    await expect.poll(rolling).toContain('paused');
  },
);

test(
  'the menu leads to every page of a member, which fades in without losing a tap; the first one, a dialog and reduced motion do not @nightly',
  { tag: '@once' },
  async ({ signIn, site, page, t }) => {
    // A stopped fade would keep what it covers out of reach, for example under a view transition.
    await page.addInitScript(() => {
      const fades: string[] = [];
      Object.assign(window, { fades });
      addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof Element) || !target.matches('main > *')) return;
        if (Number(getComputedStyle(target).getPropertyValue('--arrival')) < 1) fades.push(location.pathname);
        for (const one of document.getAnimations()) if (one.effect?.getTiming().delay === 0) one.pause();
      });
    });
    const fades = () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
    const visit = async (name: 'home' | 'profile' | 'statement' | 'contact') => {
      const link = site.menu.getByRole('link', { name: t(`common:menu.${name}`) });
      await link.tap();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(`/user/${name}`);
    };
    await signIn();
    await expect(page.locator('main')).toHaveCSS('--arrival', /^0?\.4$/);
    await visit('profile');
    await expect.poll(fades).toEqual(['/user/profile']);
    await visit('statement');
    await expect.poll(fades).toEqual(['/user/profile', '/user/statement']);
    await site.openConditions.tap();
    await expect(site.conditions).toBeVisible();
    await site.close.tap();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of ['contact', 'home'] as const) await visit(name);
    expect(await fades()).toEqual(['/user/profile', '/user/statement']);
  },
);
