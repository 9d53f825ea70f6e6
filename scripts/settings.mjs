/** Reads the settings and the brand of a build from the environment and from `.env` (deploy/print-settings.ts). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitWithError, root } from './pnpm.mjs';

/** The environment overrides `.env`, which the checks turn off. */
if (process.env.WALLET_ENV_FILE !== 'off' && existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);

/** Returns both as JSON. Exits with an error for an invalid value. */
export function settingsOf(env) {
  const tsx = `${root}node_modules/tsx/dist/cli.mjs`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `${root}deploy/print-settings.ts`], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status === 2) exitWithError(stderr.trim());
  if (status !== 0) exitWithError(`The settings could not be read:\n${stderr}`);
  return stdout;
}
