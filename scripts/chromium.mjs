/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { aptInstall, findProgram, isRootOnDebian } from './apt.mjs';
import { exitWithError, root, tool } from './pnpm.mjs';

/** In order of preference. The headless shell needs two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Installs Debian's browser and the fonts for Thai and Lao. */
function installByApt() {
  console.log('Installing Debian’s chromium-headless-shell …');
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (aptInstall(browser, 'fonts-noto-core')) return;
}

/** Returns the path of a Chromium, or an empty string for Playwright's download. Exits with an error when there is none. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      exitWithError(`CHROME_PATH is "${named}", but this file does not exist. Correct it or unset it.`);
    return named;
  }
  if (isRootOnDebian && !findProgram(...names)?.endsWith('headless-shell')) installByApt();
  const present = findProgram(...names);
  if (present) return present;

  console.log('No Chromium on the PATH: downloading Playwright’s …');
  const download = { cwd: `${root}e2e`, stdio: 'ignore', timeout: 240_000 };
  if ((await tool('playwright', ['install', '--only-shell', 'chromium'], download)) === 0) return '';
  return exitWithError(
    'The browser tests need Chromium. Install Chromium or Chrome, or set CHROME_PATH, then run the command again.',
  );
}

export async function launchChromium(...args) {
  const { chromium } = await import('@playwright/test');
  const executablePath = (await findChromium()) || undefined;
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
}

/** Flags for measurements of a deployed site, whose certificate is its own. */
export const siteFlags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--ignore-certificate-errors'];
