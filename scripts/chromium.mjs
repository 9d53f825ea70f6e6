/** Finds a Chromium for the browser tests, and gets one where it may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, root, tool } from './pnpm.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = () =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));

/** The path of a Chromium, or an empty string for Playwright's own download. Ends with a clear sentence if there is none. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      giveUp(`CHROME_PATH is "${named}", and there is no such file. Correct it or unset it.`);
    return named;
  }
  const present = onPath();
  if (present) return present;

  console.log('No Chromium on the PATH: asking Playwright for its own …');
  if (
    (await tool('playwright', ['install', 'chromium'], {
      cwd: `${root}e2e`,
      stdio: 'ignore',
      timeout: 240_000,
    })) === 0
  )
    return '';

  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    console.log('That did not work: installing Debian’s chromium …');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', 'chromium', 'fonts-noto-core');
    const installed = onPath();
    if (installed) return installed;
  }
  return giveUp(
    'There is no Chromium for the browser tests. Install Chromium or Chrome, or set CHROME_PATH to one, then run the command again.',
  );
}
