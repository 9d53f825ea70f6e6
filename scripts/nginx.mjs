/** Finds an nginx for the tests of deploy/, or installs one. */
import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './apt.mjs';

/** Debian's nginx is in /usr/sbin, which is not on every PATH. */
const folders = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

/** Returns whether there is an nginx. Without one, prints which tests are skipped. */
export function findNginx() {
  const isThere = () => folders().some((folder) => existsSync(`${folder}/nginx`));
  if (isThere()) return true;
  if (isRootOnDebian) {
    console.log('Installing Debian’s nginx-light …');
    aptInstall('nginx-light');
    if (isThere()) return true;
  }
  console.log('nginx is missing: the web server tests are skipped. Install nginx to run them.');
  return false;
}
