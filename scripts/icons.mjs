/** Draws the app icons from `icon.svg` of a brand: `node scripts/icons.mjs [--brand brand/demo]`. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { readFlags } from './flags.mjs';
import { exitWithError, root } from './pnpm.mjs';

const flags = readFlags({ brand: { type: 'string', default: 'brand/demo' } });
const brand = resolve(root, flags.brand);
const icon = `${brand}/icon.svg`;
const folder = `${brand}/icons/`;
const { page, primary } = readColors(`${brand}/brand.json`);

const [, box = '', mark = ''] =
  /<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(
    existsSync(icon) ? readFileSync(icon, 'utf8') : '',
  ) ?? [];
if (box !== '0 0 64 64') exitWithError(`${icon} is missing, or its viewBox is not “0 0 64 64”.`);
/** The background of the icon, which fills maskable icons. */
const [ground = '', card = page] =
  /^\s*<rect width="64" height="64"[^>]*fill="([^"]*)"[^>]*\/>/.exec(mark) ?? [];
const drawing = mark.slice(ground.length);

/** Reads the colours of a brand. Exits for a file that is missing or no brand. */
function readColors(file) {
  try {
    const { page, primary } = JSON.parse(readFileSync(file, 'utf8')).colors;
    return { page, primary };
  } catch (error) {
    return exitWithError(`${file} cannot be read: ${error.message}`);
  }
}

/** Returns an SVG of 64 × 64 units. */
const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
const full = (colour) => `<rect width="64" height="64" fill="${colour}"/>`;
const sign = (path) =>
  svg(
    `<circle cx="32" cy="32" r="32" fill="${page}"/><path d="${path}" fill="none" stroke="${primary}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const pictures = [
  ['192', 192, svg(mark)],
  ['512', 512, svg(mark)],
  // iOS rounds the corners and has no background.
  ['180', 180, svg(full(card) + drawing)],
  // Every mask keeps the inner 80 %.
  ['maskable-512', 512, svg(`${full(card)}<g transform="translate(6.4 6.4) scale(.8)">${drawing}</g>`)],
  ['deposit', 96, sign('M32 16v22M22 29l10 10 10-10M18 47h28')],
  ['withdraw', 96, sign('M32 40V18M22 27l10-10 10 10M18 47h28')],
  ['contact', 96, sign('M16 20h32v20H32l-9 8v-8h-7z')],
];

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const tab = await browser.newPage();
for (const [name, size, picture] of pictures) {
  await tab.setViewportSize({ width: size, height: size });
  await tab.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${picture}`);
  await tab.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
