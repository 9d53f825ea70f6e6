import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Milliseconds a test may take on a busy machine. No test waits this long; a slow machine is no reason to fail. */
export const timeouts = { testTimeout: 240_000, hookTimeout: 240_000 };

/** The same for what a test waits to see in a component. */
export const asyncUtilTimeout = 20_000;

/**
 * One worker reads a module once for all its files, not once for each: five sixths of the time went into reading.
 * Modules that keep something between tests are found by the files after them.
 */
export const together = { isolate: false };

/** Returns the test files of a package whose code matches. */
function testFiles(config: string, matches: (code: string) => boolean): string[] {
  const folder = fileURLToPath(new URL('.', config));
  return ['src', 'build']
    .flatMap((name) =>
      readdirSync(`${folder}${name}`, { recursive: true }).map((path) => `${name}/${String(path)}`),
    )
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => matches(readFileSync(`${folder}${path}`, 'utf8')))
    .map((path) => path.replaceAll('\\', '/'));
}

const mocks = (code: string) => /\bvi\.mock\(/.test(code);
const resets = (code: string) => /\bvi\.resetModules\(/.test(code);

/** Test files that replace modules. A replaced module would reach other files, so each of these gets its own worker. */
export const alone = (config: string): string[] => testFiles(config, mocks);

/** Returns the test files that reset modules and mock none. They share a worker, which resets the modules after each file. */
export const resetting = (config: string): string[] =>
  testFiles(config, (code) => resets(code) && !mocks(code));

/** Files of the mock backend that kill many processes, install packages, or try every case of conformance over HTTP. */
export const nightly = [
  'conformance/conform.test.ts',
  'conformance/response-mutants.test.ts',
  'src/packed.test.ts',
  'src/persistence/process.test.ts',
];

/** Checks that start web servers and images as a deployment does, or build the app. */
export const nightlyChecks = ['brand-build.test.ts', 'deploying.test.ts', 'images.test.ts'];

/** A deliberate break, in memory alone: `scripts/mutate.mjs` names it in the environment, before each run. */
export const broken = (): Plugin => ({
  name: 'broken',
  enforce: 'pre',
  transform(code, id) {
    const given = process.env['BREAK'];
    if (!given) return undefined;
    const { file, search, replacement } = JSON.parse(given) as Record<
      'file' | 'search' | 'replacement',
      string
    >;
    const path = fileURLToPath(new URL(file, import.meta.url)).replaceAll('\\', '/');
    return id.split('?', 1)[0] === path ? code.replace(search, () => replacement) : undefined;
  },
});
