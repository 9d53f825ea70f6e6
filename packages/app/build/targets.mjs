import { readFileSync } from 'node:fs';
import browserslistToEsbuild from 'browserslist-to-esbuild';

/**
 * Targets of the build, from .browserslistrc. Safari 15 runs class fields, and the build would replace all of them for
 * a fault of rare initialisers (WebKit 236843): 1.2 KB more for every page, and slower private fields.
 */
export const targets = browserslistToEsbuild().map((target) => target.replace(/15\.\d$/, '16'));

const listed = readFileSync(new URL('../../../.browserslistrc', import.meta.url), 'utf8');

/** The oldest versions by the name of the browser, in lower case. */
export const oldestVersions = Object.fromEntries(
  [...listed.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, name, version]) => [name.toLowerCase(), version]),
);
