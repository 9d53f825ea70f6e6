import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Path of the licence notices below the app. */
const noticesFile = 'notices.txt';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
}

/** Returns the package folder of a file; undefined for project files. */
function packageOf(file: string): string | undefined {
  const path = file.replace(/^\0/, '').split('?', 1)[0] ?? '';
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  return found !== undefined && existsSync(join(found, 'package.json')) ? found : undefined;
}

const licenceFile = /^(?:licen[cs]e|copying|notice)/i;

/** Returns the notice of a package: name, version, licence and licence text. */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, author, homepage = '' } = manifest;
  if (license === undefined) throw new Error(`${name} names no licence, so it may not be shipped.`);
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  const by = typeof author === 'object' ? author.name : author;
  const own = [`Copyright ${by ?? `the authors of ${name}`}`, homepage].filter(Boolean).join('\n');
  return [`${name} ${version} (${license})`, '', ...(texts.length > 0 ? texts : [own])].join('\n');
}

/** Returns the source files of a bundle. */
const filesIn = (bundle: Parameters<Extract<Plugin['generateBundle'], (...given: never[]) => unknown>>[1]) =>
  Object.values(bundle).flatMap((one) =>
    one.type === 'chunk'
      ? one.moduleIds
      : one.originalFileNames.map((name) => join(dirname(import.meta.dirname), name)),
  );

/** Writes the licences of every package in the build: code, styles, fonts and workers. */
export function noticesPlugins(): { readonly app: Plugin; readonly worker: () => Plugin } {
  const files = new Set<string>();
  return {
    worker: () => ({
      name: 'notices-of-workers',
      generateBundle: (_options, bundle) => filesIn(bundle).forEach((file) => files.add(file)),
    }),
    app: {
      name: 'notices',
      apply: 'build',
      generateBundle(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        filesIn(bundle).forEach((file) => files.add(file));
        const folders = new Set([...files].map(packageOf).filter((one) => one !== undefined));
        const notices = new Set([...folders].map(noticeOf).sort());
        const source = `${[...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
        this.emitFile({ type: 'asset', fileName: noticesFile, source });
      },
    },
  };
}
