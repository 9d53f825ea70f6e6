import { readdirSync, statSync } from 'node:fs';
import { root } from './pnpm.mjs';

const folder = `${root}packages/mock-server/console/`;

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns whether the built test console is missing, or older than one of its sources. */
export function isConsoleStale() {
  const builtAt = changedAt(`${folder}dist/index.html`);
  const sources = ['src', 'locales'].flatMap((name) =>
    readdirSync(folder + name, { recursive: true }).map((path) => `${folder}${name}/${path}`),
  );
  return [...sources, `${folder}index.html`, `${folder}vite.config.ts`].some(
    (path) => changedAt(path) > builtAt,
  );
}
