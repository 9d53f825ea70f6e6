/** Runs the pinned pnpm, with npx when it is not installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countChild } from './cpu-time.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const { packageManager, engines } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Returns whether the module of an `import.meta.url` is the main module. Resolves symbolic links. */
export const isStarted = (url) =>
  process.argv[1] !== undefined && realpathSync(fileURLToPath(url)) === realpathSync(process.argv[1]);

/**
 * Prints an error message and exits with 1.
 * @returns {never}
 */
export function exitWithError(sentence) {
  console.error(`\n✗ ${sentence}\n`);
  process.exit(1);
}

export function needNode() {
  const required = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < required[0] || (major === required[0] && minor < required[1]);
  if (isOld)
    exitWithError(
      `Node ${engines.node} is required, this is ${process.versions.node}. Install a newer version: https://nodejs.org`,
    );
}

/** The pinned pnpm without the hash, which only Corepack accepts. */
const pinned = packageManager.split('+', 1)[0];

const windows = process.platform === 'win32';

/** Returns the command of the pinned pnpm: the installed one with the same version, otherwise npx. */
function pnpmCommand() {
  const installed = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    cwd: root,
    shell: windows,
    env: { ...process.env, npm_config_manage_package_manager_versions: 'false' },
  });
  return pinned === `pnpm@${installed.stdout?.trim()}` ? ['pnpm'] : ['npx', '-y', pinned];
}

/**
 * Runs a command and resolves to its exit code. With `isBuffered`, the output is printed at the end and only after a
 * failure, so that commands can run in parallel.
 */
export function run(command, args, { isBuffered = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, shell: windows, ...options });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
    child.on('error', (error) => {
      // An aborted command ends itself.
      if (error.name === 'AbortError') return;
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', countChild);
    child.on('close', (code, signal) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

/** Installs the workspace from the lockfile, unless it is up to date. */
export async function install() {
  const [command, ...first] = pnpmCommand();
  const code = await run(command, [
    ...first,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
  if (code !== 0)
    exitWithError(
      'The installation failed; the output of pnpm is above. Install with pnpm after a change of dependencies; else check the connection to the npm registry.',
    );
}

/** Runs a binary of the package at `cwd`, or of the workspace. */
export function tool(name, args, options = {}) {
  const folders = [options.cwd, root].filter(Boolean).map((folder) => folder.replace(/\/?$/, '/'));
  const places = folders.map((folder) => `${folder}node_modules/.bin/${name}${windows ? '.cmd' : ''}`);
  return run(places.find((place) => existsSync(place)) ?? name, args, options);
}
