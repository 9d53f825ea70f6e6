import { expect, it } from 'vitest';
import { read } from './repository.ts';
import { generatedPages } from './generated-pages.ts';

it.each(Object.entries(generatedPages))(
  '%s is up to date: otherwise run `pnpm docs:write`',
  async (path, write) => {
    expect(read(path)).toBe(await write());
  },
);
