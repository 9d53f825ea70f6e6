/** The carousel by touch, keys and arrows, with the promotions of home. */
import { setFontSize } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'promotions move with arrows, keys and touch, and are named in the language of the page @nightly',
  { tag: '@words' },
  async ({ signIn, bonus: { promotions }, page }) => {
    const at = (number: number) => promotions.placeOf(number, 9);
    await signIn('rich', { at: promotions.address });
    await expect(promotions.place).toHaveText(at(1));
    await expect(promotions.previous).toHaveAttribute('aria-disabled', 'true');
    // The footer covers no part of the arrows.
    await promotions.next.click({ trial: true });
    const isWhole = await promotions.next.evaluate((arrow) => {
      const { x, width, bottom } = arrow.getBoundingClientRect();
      return arrow.contains(document.elementFromPoint(x + width / 2, bottom - 2));
    });
    expect(isWhole).toBe(true);
    await promotions.next.click();
    await expect(promotions.place).toHaveText(at(2));
    await expect(promotions.slide(2, 9)).toBeInViewport({ ratio: 0.9 });
    await expect(promotions.slide(1, 9)).not.toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await expect(promotions.place).toHaveText(at(1));
    await page.keyboard.press('End');
    await expect(promotions.place).toHaveText(at(9));
    await expect(promotions.next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Home');
    await expect(promotions.slide(1, 9)).toBeInViewport({ ratio: 0.9 });

    const { x, y, width } = (await promotions.carousel.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: left === undefined ? [] : [{ x: x + left, y: y + 60 }],
      });
    await touch('touchStart', 0.8 * width);
    for (const part of [0.6, 0.4, 0.2]) await touch('touchMove', part * width);
    await touch('touchEnd');
    await expect(promotions.place).toHaveText(at(2));
  },
);

test(
  'with reduced motion the next promotion appears at once @nightly',
  { tag: '@once' },
  async ({ signIn, bonus: { promotions }, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('rich', { at: promotions.address });
    // Resolves once the button is enabled and its place is stable, so the layout is final.
    await promotions.next.click({ trial: true });
    // An animated slide would have other offsets between the first and the last frame.
    const places = await promotions.next.evaluate(
      (next: HTMLElement) =>
        new Promise<number[]>((resolve) => {
          const region = next.closest('[role=region]') as HTMLElement;
          const slide = region.querySelectorAll('[role=group]')[1] as HTMLElement;
          const offset = () =>
            Math.round(slide.getBoundingClientRect().left - region.getBoundingClientRect().left);
          const seen = [offset()];
          const look = () => {
            const at = offset();
            if (seen.at(-1) !== at) seen.push(at);
            if (at === 0) resolve(seen);
            else requestAnimationFrame(look);
          };
          next.click();
          requestAnimationFrame(look);
        }),
    );
    expect(places).toEqual([places[0], 0]);
  },
);

test(
  'with text of twice the size, the number of a promotion stays below its text @nightly',
  { tag: '@words' },
  async ({ signIn, bonus: { promotions }, page }) => {
    await signIn('rich', { at: promotions.address });
    await setFontSize(page, 32);
    await promotions.next.click({ trial: true });
    const [number, slide] = [
      await promotions.place.boundingBox(),
      await promotions.slide(1, 9).boundingBox(),
    ];
    expect(number?.y).toBeGreaterThanOrEqual(slide ? slide.y + slide.height : Infinity);
  },
);

test(
  'the page shows behind the corners of the promotions @nightly',
  { tag: '@once' },
  async ({ signIn, bonus: { promotions }, page, context }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await signIn('rich', { at: promotions.address });
    await promotions.next.click({ trial: true });
    const y = await page.getByRole('dialog').evaluate((sheet) => sheet.getBoundingClientRect().y);
    const picture = (await page.screenshot()).toString('base64');
    const blank = await context.newPage();
    const opacity = await blank.evaluate(
      async ([png, top]) => {
        const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        return canvas?.getImageData(1, top + 2, 1, 1).data[3];
      },
      [picture, Math.round(y)] as const,
    );
    expect(opacity).toBe(255);
  },
);
