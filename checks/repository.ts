/** Reads the files of the repository, new ones included. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean);

/** Paths of all existing files that git does not ignore, relative to the root. */
export const files: readonly string[] = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  .filter((path) => existsSync(new URL(path, root)))
  .toSorted();

export const sources: readonly string[] = files.filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path));

const texts = new Map<string, string>();

export function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(new URL(path, root), 'utf8');
  texts.set(path, text);
  return text;
}

export const matching = (path: RegExp): string[] => files.filter((file) => path.test(file));

/** Returns `path:line` and the text of every match in a file; `^` and `$` are those of its lines. */
export function places(path: string, pattern: RegExp): string[] {
  const text = read(path);
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}m`))].map(
    ({ 0: match, index }) => `${path}:${text.slice(0, index).split('\n').length} ${match.trim()}`,
  );
}

/** Addresses of the app's pages, as `/user/home`. */
export const pages: readonly string[] = matching(/^packages\/app\/src\/routes\/.*(?<!index|\.test)\.tsx$/)
  .map((path) => path.replace(/^.*\/routes(?:\/_\w+)?|\.tsx$/g, ''))
  .filter((path) => /^(?:\/\w+)+$/.test(path));
