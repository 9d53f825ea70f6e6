/**
 * Draws the five how-to videos of the demo and their posters: `node scripts/videos/videos.mjs`. Operators replace them by
 * files with the same names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { root } from '../pnpm.mjs';
import { mp4Of } from './mp4.mjs';

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test');
const folder = `${root}packages/app/public/videos/`;
mkdirSync(folder, { recursive: true });

const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// Encoders require a secure origin, and localhost is one.
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
    (video) => import('/record.js').then((module) => module.record(video)),
    name,
  );
  const video = mp4Of({
    ...format,
    description: bytes(description),
    samples: samples.map(({ data, isKey }) => ({ data: bytes(data), isKey })),
  });
  writeFileSync(`${folder}${name}.mp4`, video);
  writeFileSync(`${folder}${name}.webp`, bytes(poster));
  console.log(`${name}: ${(samples.length / format.framesPerSecond).toFixed(0)} s, ${video.length} bytes`);
}
await browser.close();
