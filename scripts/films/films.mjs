/**
 * Draws the five how-to films of the demo and their posters into packages/app/public/films: `node scripts/films/films.mjs`.
 * An operator puts films of its own in their place, under the same names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { root } from '../pnpm.mjs';
import { mp4Of } from './mp4.mjs';

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test');
const folder = `${root}packages/app/public/films/`;
mkdirSync(folder, { recursive: true });

const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// A page of its own with these files beside it; encoders are for secure addresses only, and localhost is one.
await page.route('http://localhost/**', (route) => {
  const name = basename(new URL(route.request().url()).pathname);
  return name === ''
    ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    : route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(new URL(name, import.meta.url), 'utf8'),
      });
});
await page.goto('http://localhost/');

const bytes = (text) => Buffer.from(text, 'base64');
const names = await page.evaluate(() => import('/record.js').then((module) => module.names));
for (const name of names) {
  const { description, samples, poster, ...format } = await page.evaluate(
    (film) => import('/record.js').then((module) => module.record(film)),
    name,
  );
  const film = mp4Of({
    ...format,
    description: bytes(description),
    samples: samples.map(({ data, isKey }) => ({ data: bytes(data), isKey })),
  });
  writeFileSync(`${folder}${name}.mp4`, film);
  writeFileSync(`${folder}${name}.webp`, bytes(poster));
  console.log(`${name}: ${(samples.length / format.framesPerSecond).toFixed(0)} s, ${film.length} bytes`);
}
await browser.close();
