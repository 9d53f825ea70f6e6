/** Finds programs, and installs Debian packages when the process runs as root on Debian. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Returns the path of the first of these programs. Debian's nginx is in /usr/sbin, which is not on every PATH. */
export const findProgram = (...names) =>
  names
    .flatMap((name) => [...process.env.PATH.split(':'), '/usr/sbin'].map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

let isUpdated = false;

/** Installs packages. Returns whether all of them were installed. */
export function aptInstall(...packages) {
  isUpdated ||= apt('update', '-qq');
  return apt('install', '-y', '-qq', ...packages);
}
