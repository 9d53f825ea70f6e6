/** Runs the pinned pnpm, whether or not one is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const { packageManager, engines } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Whether a module, by its `import.meta.url`, is the one Node was started with; also where the path has spaces or links. */
export const isStarted = (url) =>
  process.argv[1] !== undefined && realpathSync(fileURLToPath(url)) === realpathSync(process.argv[1]);

/**
 * Says one sentence and what to do, and ends the process.
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`\n✗ ${sentence}\n`);
  process.exit(1);
}

/** Ends with a clear sentence on a Node that is too old. */
export function needNode() {
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < wanted[0] || (major === wanted[0] && minor < wanted[1]);
  if (isOld)
    giveUp(
      `This needs Node ${engines.node}, and you run ${process.versions.node}. Install a newer Node from https://nodejs.org and try again.`,
    );
}

/** The pinned pnpm as npx names it: the hash of its archive is for Corepack. */
const pinned = packageManager.split('+', 1)[0];

const windows = process.platform === 'win32';

/** How to call the pinned pnpm: the installed one when it is the right version, else through npx. */
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
 * Runs a command and resolves to its exit code. Its output is shown as it comes; with `isHeld` at its end, and only when
 * it failed, so that commands can run side by side.
 */
export function run(command, args, { isHeld = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, shell: windows, ...options });
    const held = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => held.push(part));
    child.on('error', (error) => {
      // Whoever is told to stop ends by itself.
      if (error.name === 'AbortError') return;
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      if (code !== 0) process.stdout.write(Buffer.concat(held));
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

/** Asks the pinned pnpm, and returns what it writes; where it fails, what it said is shown and the process ends. */
export function ask(args) {
  const [command, ...first] = pnpmCommand();
  const { status, stdout } = spawnSync(command, [...first, ...args], {
    cwd: root,
    shell: windows,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) giveUp(`pnpm ${args.join(' ')} failed; what it said is above.`);
  return stdout;
}

/** Installs the workspace from the lockfile, unless it is installed already. */
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
    giveUp(
      'The packages could not be installed. Check that the npm registry can be reached, then run the command again; what pnpm said is above.',
    );
}

/** Runs a binary that the package at `cwd` depends on, or the workspace itself. */
export function tool(name, args, options = {}) {
  const folders = [options.cwd, root].filter(Boolean).map((folder) => folder.replace(/\/?$/, '/'));
  const places = folders.map((folder) => `${folder}node_modules/.bin/${name}${windows ? '.cmd' : ''}`);
  return run(places.find((place) => existsSync(place)) ?? name, args, options);
}
