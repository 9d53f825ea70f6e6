import { expect, it } from 'vitest';
import { read } from './repository.ts';
import { writtenPages } from './written-pages.ts';

it.each(writtenPages)('$path is what the code says: else run `pnpm docs:write`', ({ path, write }) => {
  expect(read(path)).toBe(write());
});
