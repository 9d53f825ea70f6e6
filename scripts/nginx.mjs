/** Finds an nginx for the tests of deploy/, and gets one where it may. */
import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './apt.mjs';

/** Debian keeps it where only root looks. */
const folders = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

/** Answers whether there is an nginx; where there is none, says what is left out for it. */
export function findNginx() {
  const isThere = () => folders().some((folder) => existsSync(`${folder}/nginx`));
  if (isThere()) return true;
  if (isRootOnDebian) {
    console.log('Installing Debian’s nginx-light …');
    aptInstall('nginx-light');
    if (isThere()) return true;
  }
  console.log('There is no nginx, so the stories of the web server are left out: install nginx to run them.');
  return false;
}
