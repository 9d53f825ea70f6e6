/** Draws the icons a phone shows for the app: `node scripts/icons.mjs`, after a change of packages/app/public/icon.svg. */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { root } from './pnpm.mjs';

const folder = `${root}packages/app/public/icons/`;
const page = '#0e1116';
const card = '#171c24';
const gold = '#f5c84b';

const mark = readFileSync(`${root}packages/app/public/icon.svg`, 'utf8').replace(
  /^<svg[^>]*>|<\/svg>\s*$/g,
  '',
);
const wallet = mark.replace(/<rect[^>]*\/>/, '');

/** A picture of 64 units on a side. */
const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
const full = (colour) => `<rect width="64" height="64" fill="${colour}"/>`;
const sign = (path) =>
  svg(
    `<circle cx="32" cy="32" r="32" fill="${page}"/><path d="${path}" fill="none" stroke="${gold}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const pictures = [
  ['192', 192, svg(mark)],
  ['512', 512, svg(mark)],
  // iOS rounds the corners itself and paints nothing behind.
  ['180', 180, svg(full(card) + wallet)],
  // Whatever shape a phone cuts out, the inner 80 % stay.
  ['maskable-512', 512, svg(`${full(card)}<g transform="translate(6.4 6.4) scale(.8)">${wallet}</g>`)],
  ['deposit', 96, sign('M32 16v22M22 29l10 10 10-10M18 47h28')],
  ['withdraw', 96, sign('M32 40V18M22 27l10-10 10 10M18 47h28')],
  ['contact', 96, sign('M16 20h32v20H32l-9 8v-8h-7z')],
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: (await findChromium()) || undefined,
  args: ['--no-sandbox'],
});
const tab = await browser.newPage();
for (const [name, size, picture] of pictures) {
  await tab.setViewportSize({ width: size, height: size });
  await tab.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${picture}`);
  await tab.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
