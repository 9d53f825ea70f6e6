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
export const together = {
  ...timeouts,
  isolate: false,
  // A larger room for new objects halves the work of garbage collection.
  execArgv: ['--max-semi-space-size=64'],
};

/**
 * Returns the test files of a package that replace or reset modules. They share workers, which reset all modules after
 * each file; a replaced module would reach the next one.
 */
export function resetting(config: string): string[] {
  const folder = fileURLToPath(new URL('.', config));
  return ['src', 'build']
    .flatMap((name) =>
      readdirSync(`${folder}${name}`, { recursive: true }).map((path) => `${name}/${String(path)}`),
    )
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(`${folder}${path}`, 'utf8')))
    .map((path) => path.replaceAll('\\', '/'));
}

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
