import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';

interface Turn {
  /** Properties that the animation changes. */
  readonly moves: readonly string[];
  /** Milliseconds. */
  readonly duration: number;
}

/** In the page, before its scripts: lists the animations of the wheel, and may pause them. */
function watchTurns(isPaused: boolean): void {
  const turns: Turn[] = [];
  Object.assign(window, { turns });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (!this.matches('[data-turning]')) return animation;
    turns.push({
      moves: Object.keys(frames ?? {}).filter((key) => key !== 'offset'),
      duration: Number(animation.effect?.getTiming().duration),
    });
    if (isPaused) animation.pause();
    return animation;
  };
}

/** /user/spin with its two sheets. */
export const spinScreen = (page: Page, t: Translate) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const disc = main.locator('[data-turning]');
  const coupons = main.getByRole('listitem');
  const coupon = (prize: string) => coupons.filter({ hasText: prize });
  const button = (coins: number) => main.getByRole('button', { name: t('spin:spinWith', { count: coins }) });
  return {
    address: '/user/spin',
    disc,
    /** The button of the wheel, by its coins. */
    button,
    dialog,
    won: page.getByRole('dialog', { name: t('spin:won.title') }),
    nothing: page.getByRole('dialog', { name: t('spin:nothing.title') }),
    notSpun: page.getByRole('dialog', { name: t('spin:refused.title') }),
    verdict: (verdict: 'happened' | 'did-not-happen' | 'checking') =>
      dialog.getByText(t(`spin:verdict.${verdict}`)),
    ok: dialog.getByRole('button', { name: t('common:actions.ok') }),
    announced: main.getByRole('status').first(),
    /** Lists the turns of the wheel; called before the page opens. */
    watchTurns: () => page.addInitScript(watchTurns, false),
    /** The wheel turns until `finish`; called before the page opens. */
    holdTurns: () => page.addInitScript(watchTurns, true),
    /** The turns so far. */
    turns: () => page.evaluate(() => (window as unknown as { turns: readonly Turn[] }).turns),
    /** Starts a spin and waits until the wheel turns. */
    async start(coins: number) {
      await button(coins).click();
      await main.locator('[data-turning="true"]').waitFor();
    },
    /** Skips to the end of the spin. */
    finish: () =>
      disc.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish())),
    /** The index of the sector under the pointer. */
    sectorAtPointer: () =>
      disc.evaluate((element) => {
        const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
        const angle = (Math.atan2(b, a) * 180) / Math.PI;
        return Math.floor((((-angle % 360) + 360) % 360) / 45);
      }),
    coupons,
    coupon,
    claim: {
      confirm: dialog.getByRole('button', { name: t('spin:claim.submit'), exact: true }),
      question: page.getByRole('dialog', { name: t('spin:claim.title') }),
      done: page.getByRole('dialog', { name: t('spin:claim.done.title') }),
      refused: page.getByRole('dialog', { name: t('spin:claim.refused') }),
      verdict: (verdict: 'happened' | 'did-not-happen') =>
        dialog.getByText(t(`spin:claim.verdict.${verdict}`)),
      /** Opens the confirmation of a coupon, by its text. */
      async openConfirmation(prize: string) {
        await coupon(prize).getByRole('button').click();
      },
    },
  };
};
