/** `pnpm docs:write`: writes the pages of the docs that are generated from code. */
import { writeFileSync } from 'node:fs';
import { generatedPages } from '../checks/generated-pages.ts';

for (const [path, write] of Object.entries(generatedPages))
  writeFileSync(new URL(`../${path}`, import.meta.url), await write());
