/** Reads the settings and the brand of a build from the environment and from `.env` (deploy/print-settings.ts). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, root } from './pnpm.mjs';

/** What the environment says goes before what `.env` says. */
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);

/** Returns both as JSON. A wrong one ends the process with a sentence. */
export function settingsOf(env) {
  const tsx = `${root}node_modules/tsx/dist/cli.mjs`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `${root}deploy/print-settings.ts`], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status === 2) giveUp(stderr.trim());
  if (status !== 0) giveUp(`The settings could not be read:\n${stderr}`);
  return stdout;
}
