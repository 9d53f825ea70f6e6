/** The repository as the checks see it: what is committed, or staged to be. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean);

/** Every file under version control that is there, as a path from the root with forward slashes. */
export const files: readonly string[] = git('ls-files', '-z').filter((path) =>
  existsSync(new URL(path, root)),
);

/** Files with program text. */
export const sources: readonly string[] = files.filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path));

const texts = new Map<string, string>();

/** The text of a file. */
export function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(new URL(path, root), 'utf8');
  texts.set(path, text);
  return text;
}

/** Files whose path matches. */
export const matching = (path: RegExp): string[] => files.filter((file) => path.test(file));

/** `path:line` and the matched text of every match in a file; for messages that can be clicked. */
export const places = (path: string, pattern: RegExp): string[] =>
  read(path)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([match]) => `${path}:${index + 1} ${match.trim()}`),
    );
