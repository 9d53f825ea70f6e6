/** `pnpm docs:write`: writes the pages of the docs that are generated from code. */
import { writeFileSync } from 'node:fs';
import { writtenPages } from '../checks/written-pages.ts';

for (const { path, write } of writtenPages) writeFileSync(new URL(`../${path}`, import.meta.url), write());
