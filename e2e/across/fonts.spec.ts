/** Fonts of Thai and Lao: no mark is clipped, and nothing moves when the font loads. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { languages, namespaces, toTag } from '@wallet/locales';
import { findClippedInk, tallWords } from '../fixtures/clipped-ink.ts';
import {
  afterNextPaint,
  sumLayoutShifts,
  countLayoutShifts,
  recordLayoutShifts,
} from '../fixtures/layout-shift.ts';
import { waitUntilSettled } from '../fixtures/layout-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { readTranslations, translator } from '../fixtures/translations.ts';

const scripts = ['th', 'la'] as const;

/** Pages with headings, buttons, badges, rows, fields, lists, bars, sheets and messages. */
const places = [
  '/user/home',
  '/user/home?modal=withdraw',
  '/user/home?modal=game&slot=PG',
  '/user/statement',
  '/user/profile',
  '/user/bonus',
  '/user/spin',
  '/user/contact?modal=chat',
  // A guest page is last, because it ends the session.
  '/login',
];

test('marks above and below letters are not clipped @once @nightly', async ({
  signIn,
  open,
  page,
  world,
  control,
}) => {
  await world.site.change({ enableChatWidget: true });
  await signIn();
  for (const place of places) {
    for (const language of scripts) {
      await page.evaluate((value) => localStorage.setItem('locale', value), language);
      await page.context().addCookies([{ name: 'locale', value: language, url: control.baseUrl }]);
      await open(place);
      await page.locator(`html[lang="${toTag(language)}"]`).waitFor({ state: 'attached' });
      await waitUntilSettled(page, translator(language), place.includes('modal') ? 'dialog' : 'page');
      const { ink, lost } = await findClippedInk(page, tallWords[language]);
      expect(ink, `letters on ${place}`).toBeGreaterThan(1_000);
      expect(lost, `${place} in ${language}`).toEqual([]);
    }
  }
});

/** Returns whether this machine has the fallback font; otherwise texts are as wide as in any font. */
const hasStandIn = (page: Page, family: string) =>
  page.evaluate((name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const widthIn = (font: string) => {
      if (canvas) canvas.font = `700 100px ${font}`;
      return canvas?.measureText('ฝากถอนຝາກຖອນ').width;
    };
    return widthIn(`'${name} Stand-in', monospace`) !== widthIn('monospace');
  }, family);

const fromUi = createRequire(new URL('../../packages/ui/package.json', import.meta.url));

/** Returns a web font in base 64. */
const webFont = (name: string) =>
  readFileSync(
    fromUi.resolve(
      `@fontsource-variable/noto-sans-${name}/files/noto-sans-${name}-${name}-wght-normal.woff2`,
    ),
    'base64',
  );

/** Regular, medium and bold. */
const weights = [400, 600, 700];

/** Returns the fallback fonts of a family by weight: the local weight, and the written numbers in percent. */
const fallbacksOf = (family: string) =>
  readFileSync(new URL('../../packages/ui/src/theme/font-fallbacks.css', import.meta.url), 'utf8')
    .split('@font-face')
    .filter((face) => face.includes(family))
    .map((face, at) => ({
      local: face.includes('Bold') ? 700 : 400,
      weight: weights[at] ?? 0,
      written: [...face.matchAll(/(?:size-adjust|override): ([\d.]+)%/g)].map(([, number]) => Number(number)),
    }));

/** In the page: returns the size relative to the local weight, ascent, descent and line gap, in percent. */
async function measure({ font, text, faces }: { font: string; text: string[]; faces: Face[] }) {
  const loaded = await new FontFace('Measured', `url(data:font/woff2;base64,${font})`, {
    weight: '100 900',
  }).load();
  document.fonts.add(loaded);
  const canvas = document.createElement('canvas').getContext('2d')!;
  const widthAt = (weight: number) => {
    canvas.font = `${weight} 1000px Measured`;
    return text.reduce((sum, run) => sum + canvas.measureText(run).width, 0);
  };
  return faces.map(({ weight, local }) => {
    const size = widthAt(weight) / widthAt(local);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('');
    return [size * 100, fontBoundingBoxAscent / 10 / size, fontBoundingBoxDescent / 10 / size, 0];
  });
}

interface Face {
  readonly weight: number;
  readonly local: number;
}

const families = [
  ['thai', 'Wallet Thai', /[\u0E01-\u0E3A\u0E40-\u0E4E]+/g],
  ['lao', 'Wallet Lao', /[\u0E80-\u0ECE]+/g],
] as const;

test('the fallback fonts of Wallet Thai and Wallet Lao have the metrics of the web font @once', async ({
  page,
}) => {
  for (const [script, family, letters] of families) {
    const faces = fallbacksOf(family);
    expect(faces).toHaveLength(weights.length);
    const language = script === 'thai' ? 'th' : 'la';
    const text = namespaces.flatMap(
      (name) => JSON.stringify(readTranslations(`${toTag(language)}/${name}`)).match(letters) ?? [],
    );
    const measured = await page.evaluate(measure, { font: webFont(script), text, faces });
    // Each change of a text moves the averages a little.
    const wrong = measured.flatMap((numbers, at) =>
      numbers.some((number, index) => !(Math.abs(number - (faces[at]?.written[index] ?? NaN)) <= 0.31))
        ? [{ ...faces[at], measured: numbers.map((number) => number.toFixed(1)) }]
        : [],
    );
    expect.soft(wrong, family).toEqual([]);
    // The next font is another one of the same name.
    await page.reload();
  }
});

/** Returns the boxes of all texts of the page, in document order. */
const boxesIn = (page: Page) =>
  page.evaluate(() => {
    const boxes: { text: string; top: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      const { top, width, height } = range.getBoundingClientRect();
      // Clocks have no Thai or Lao letters.
      if (/[\u0E01-\u0EDF]/.test(range.toString()) && width > 1)
        boxes.push({ text: range.toString(), top, width, height });
    }
    return boxes;
  });

test('nothing moves when the font loads @once @nightly', async ({ signIn, open, page, control }) => {
  await recordLayoutShifts(page);
  await signIn();
  for (const place of ['/user/home', '/login']) {
    for (const language of scripts) {
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate((value) => localStorage.setItem('locale', value), language);
      await page.context().addCookies([{ name: 'locale', value: language, url: control.baseUrl }]);
      await open(place);
      await page.locator(`html[lang="${toTag(language)}"]`).waitFor({ state: 'attached' });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const states = () =>
        page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
      const family = { th: 'Wallet Thai', la: 'Wallet Lao' }[language];
      await expect.poll(states).toContain(`${family} loading`);
      const before = await boxesIn(page);
      const shiftsBefore = await countLayoutShifts(page);
      arrive();
      await expect.poll(states).toContain(`${family} loaded`);
      await afterNextPaint(page);
      const after = await boxesIn(page);
      const shift = await sumLayoutShifts(page, shiftsBefore);
      const resized = after.filter(({ text, width, height }, index) => {
        const was = before[index];
        return (
          was?.text === text &&
          (Math.abs(was.width - width) > Math.max(3, width * 0.04) || was.height !== height)
        );
      });
      // Without such letters on the machine there is no fallback font.
      if (await hasStandIn(page, family)) expect(resized, `${place} in ${language}`).toEqual([]);
      expect(before.length).toBeGreaterThan(5);
      expect(shift, `${place} in ${language}`).toBeLessThanOrEqual(0.01);
      await page.unroute('**/*.woff2');
    }
  }
});

/** Returns the loaded scripts as text, and the loaded font families of the app. */
const fetchedBy = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[\w-]+\.js$/.test(name));
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    const arrived = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      text: texts.join('\n'),
      families: arrived.map(({ family }) => family).filter((family) => !/Stand-in/.test(family)),
    };
  });

/** Words of a script; shorter runs are names of letters and digits. */
const wordsOfScript = { th: /[\u0E01-\u0E3E\u0E40-\u0E5B]{4,}/g, la: /[\u0E80-\u0EFF]{4,}/g };

test('a page fetches the translations and the font of one language, and the names of the others @once @nightly', async ({
  open,
  page,
  control,
}) => {
  await open('/login');
  for (const { language, tag } of languages) {
    await page.evaluate((value) => localStorage.setItem('locale', value), language);
    await page.context().addCookies([{ name: 'locale', value: language, url: control.baseUrl }]);
    await open('/login');
    await page.locator(`html[lang="${tag}"]`).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const family = { th: ['Wallet Thai'], la: ['Wallet Lao'], en: [] }[language];
    await expect
      .poll(async () => (await fetchedBy(page)).families, `fonts in ${language}`)
      .toEqual(expect.arrayContaining(family));
    const { text, families } = await fetchedBy(page);
    const found = scripts.filter((script) => text.match(wordsOfScript[script]));
    expect(found, `t fetched in ${language}`).toEqual(language === 'en' ? [] : [language]);
    expect([...new Set(families)], `fonts fetched in ${language}`).toEqual(family);
    // The list shows every language in its own letters.
    await expect(page.getByRole('combobox').getByRole('option')).toHaveText(
      languages.map(({ endonym }) => endonym),
    );
  }
});
