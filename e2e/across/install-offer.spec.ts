/** The app offers its installation. */
import { returnToPage, returnUntilVisible } from '../fixtures/page-visibility.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'the app offers its installation once, from the second visit @nightly',
  { tag: '@once' },
  async ({ signIn, page, t, open, wallet }) => {
    const offer = page.getByText(t('site:install.title'));
    const canBeInstalled = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const promptEvent = Object.assign(event, {
          prompt: async () => void (document.documentElement.dataset['prompted'] = 'yes'),
        });
        window.dispatchEvent(promptEvent);
        return event.defaultPrevented;
      });
    const visits = () => page.evaluate(() => localStorage.getItem('visits'));

    await signIn();
    await expect.poll(visits).toMatch(/^1 /);
    expect(await canBeInstalled(), 'the browser’s own bar is held back').toBe(true);
    await expect(offer).toBeHidden();

    await page.evaluate(() => localStorage.setItem('visits', '1 0 0'));
    await open('/user/home');
    await expect.poll(visits).toMatch(/^2 /);
    await canBeInstalled();
    // Nothing is pushed away from under a finger: it is there when the player comes back.
    await expect(offer).toBeHidden();
    await returnUntilVisible(page, offer);
    await page.getByRole('button', { name: t('site:install.action') }).click();
    await expect(page.locator('html[data-prompted="yes"]')).toHaveCount(1);
    await expect(offer).toBeHidden();

    await open('/user/home');
    await canBeInstalled();
    await expect(wallet.shows(27_510.5)).toBeVisible();
    await returnToPage(page);
    await expect(offer).toBeHidden();

    // On an iPhone only the player can install, so the offer explains how.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1',
      }),
    );
    await page.evaluate(() => localStorage.setItem('visits', '1 0 0'));
    await open('/user/home');
    await expect.poll(visits).toMatch(/^2 /);
    await returnUntilVisible(page, page.getByText(t('site:install.share')));
  },
);
