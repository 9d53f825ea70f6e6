/** Finds an nginx for the tests of deploy/ and for measurements, or installs one. */
import { existsSync } from 'node:fs';
import { aptInstall, findProgram, isRootOnDebian } from './apt.mjs';

/** Returns whether there is an nginx. Without one, prints which tests are skipped. */
export function findNginx() {
  if (findProgram('nginx')) return true;
  if (isRootOnDebian) {
    console.log('Installing Debian’s nginx-light …');
    aptInstall('nginx-light');
    if (findProgram('nginx')) return true;
  }
  console.log('nginx is missing: the web server tests are skipped. Install nginx to run them.');
  return false;
}

/** Debian's module, which sends the Brotli copies of a build. */
const brotliModule = 'modules/ngx_http_brotli_static_module.so';

/** Returns whether nginx can send Brotli, as a CDN does. Tries to install its module. */
export function findBrotli() {
  const isThere = () =>
    ['/usr/lib/nginx', '/usr/share/nginx'].some((folder) => existsSync(`${folder}/${brotliModule}`));
  return isThere() || (isRootOnDebian && aptInstall('libnginx-mod-http-brotli-static') && isThere());
}
