/**
 * Prepares the start of a site (deploy/start.sh): writes the pages of a build with the settings of this stage, and the
 * configuration of nginx. The build itself does not change.
 */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createFolder } from './folder.ts';
import { pageTag } from './files.ts';
import { nginxConfig, type NginxOptions } from './nginx.ts';
import { readStartSettings, SettingsError, type StartSettings } from './settings.ts';
import { fillPage } from './settings-block.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';

/** Files of earlier builds stay this long, for open tabs. */
const maxAge = 30 * 24 * 60 * 60 * 1_000;

/** Throws a SettingsError for a folder that cannot be written. */
function prepareFolder(folder: string): void {
  try {
    createFolder(join(folder, 'temp'));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new SettingsError(
      `SITE_FOLDER is “${folder}”: a folder that can be written is expected, as in SITE_FOLDER=/var/lib/wallet-site (${String(error)})`,
    );
  }
}

/** Throws a SettingsError if the certificates of an https backend have no trusted ones. */
function requireTrust({ SITE_BACKEND: backend, SITE_BACKEND_TRUST: file }: SiteSettings): void {
  if (!backend.startsWith('https:')) return;
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!isFile || !readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----'))
    throw new SettingsError(
      `SITE_BACKEND_TRUST is “${file}”: the path of a file with certificates in PEM is expected, as in SITE_BACKEND_TRUST=/etc/tls/backend-ca.crt (Debian: the package ca-certificates)`,
    );
}

/** Replaces a file at once: a running nginx may be sending it. */
function replaceFile(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
}

/** Writes pages and service worker with their settings. Returns their folder, named by a hash, and the ETags. */
function writePages(
  { SITE_BUILD: build, SITE_FOLDER: folder, SITE_BROTLI: hasBrotli }: SiteSettings,
  settings: StartSettings,
): Pick<NginxOptions, 'pages' | 'pageTags'> {
  const names = readdirSync(build).filter((name) => name.endsWith('.html'));
  const files = new Map(
    names.map((name) => [name, fillPage(readFileSync(join(build, name), 'utf8'), settings)]),
  );
  const version = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
  // Changed settings change the worker, so that it stores the pages again.
  files.set('sw.js', `self.settings='${version}';${readFileSync(join(build, 'sw.js'), 'utf8')}`);
  const content = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 12);
  const pages = join(folder, 'pages', content);
  removeOld(join(folder, 'pages'));
  mkdirSync(pages, { recursive: true });
  for (const [name, text] of files) {
    replaceFile(join(pages, name), text);
    replaceFile(join(pages, `${name}.gz`), gzipSync(text, { level: 9 }));
    if (hasBrotli) replaceFile(join(pages, `${name}.br`), brotliCompressSync(text));
  }
  const now = new Date();
  utimesSync(pages, now, now);
  return { pages, pageTags: new Map(names.map((name) => [name, pageTag(files.get(name) ?? '')])) };
}

/**
 * Removes what no start has used for long. The newest entries are those of the last start, which ends now: their age
 * begins a second ago, so that those of this start are newer.
 */
function removeOld(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const now = Date.now();
  const entries = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, usedAt: statSync(path).mtimeMs };
  });
  const newest = Math.max(...entries.map(({ usedAt }) => usedAt));
  const ended = new Date(now - 1_000);
  for (const { path, usedAt } of entries)
    if (usedAt === newest) utimesSync(path, ended, ended);
    else if (now - usedAt > maxAge) rmSync(path, { recursive: true });
}

/** Adds the build's files to those of earlier builds; names contain a hash, so no file overwrites another. */
function addAssets({ SITE_BUILD: build, SITE_FOLDER: folder }: SiteSettings): void {
  const [from, to] = [join(build, 'assets'), join(folder, 'assets')];
  removeOld(to);
  const now = new Date();
  for (const name of readdirSync(from)) {
    replaceFile(join(to, name), readFileSync(join(from, name)));
    utimesSync(join(to, name), now, now);
  }
}

/** Returns the language of a first visit: that of the build's own page. */
function languageOf(page: string): string {
  const tag = /<html lang="([a-z]+)"/.exec(page)?.[1] ?? 'th';
  return tag === 'lo' ? 'la' : tag;
}

try {
  const settings = readStartSettings(process.env);
  const site = readSiteSettings(process.env);
  // The folder of the sources has a page too.
  if (!['index.html', 'assets'].every((name) => existsSync(join(site.SITE_BUILD, name))))
    throw new SettingsError(
      `SITE_BUILD is “${site.SITE_BUILD}”: the folder of a built app is expected, as in SITE_BUILD=packages/app/dist/thailand`,
    );
  if (settings.APP_REPORT_TO.startsWith('/') && site.SITE_BACKEND === '')
    throw new SettingsError(
      `APP_REPORT_TO is “${settings.APP_REPORT_TO}”: an address of another origin is expected, or SITE_BACKEND, which gets the reports of a path`,
    );
  requireTrust(site);
  prepareFolder(site.SITE_FOLDER);
  addAssets(site);
  const { pages, pageTags } = writePages(site, settings);
  const page = readFileSync(join(pages, 'index.html'), 'utf8');
  const config = nginxConfig({
    ...{ site, settings, pages, pageTags },
    assets: site.SITE_FOLDER,
    defaultLanguage: languageOf(page),
  });
  writeFileSync(join(site.SITE_FOLDER, 'nginx.conf'), config);
} catch (error) {
  // A system call fails for a reason of the machine, such as a full disk.
  if (!(error instanceof Error) || !(error instanceof SettingsError || 'syscall' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
