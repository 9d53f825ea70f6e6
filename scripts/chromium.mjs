/** Finds a Chromium for the browser tests, and gets one where it may. */
import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './apt.mjs';
import { giveUp, root, tool } from './pnpm.mjs';

/** Best first: the shell draws the same pages without a window to draw them in, in two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const onPath = () =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));

/** Debian's own browser and the letters of both scripts, where this process may install them. */
function installByApt() {
  console.log('Installing Debian’s chromium-headless-shell …');
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (aptInstall(browser, 'fonts-noto-core')) return;
}

/** The path of a Chromium, or an empty string for Playwright's own download. Ends with a clear sentence if there is none. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      giveUp(`CHROME_PATH is "${named}", and there is no such file. Correct it or unset it.`);
    return named;
  }
  if (isRootOnDebian && !onPath()?.endsWith('headless-shell')) installByApt();
  const present = onPath();
  if (present) return present;

  console.log('No Chromium on the PATH: asking Playwright for its own …');
  const download = { cwd: `${root}e2e`, stdio: 'ignore', timeout: 240_000 };
  if ((await tool('playwright', ['install', '--only-shell', 'chromium'], download)) === 0) return '';
  return giveUp(
    'There is no Chromium for the browser tests. Install Chromium or Chrome, or set CHROME_PATH to one, then run the command again.',
  );
}
