import { expect, it } from 'vitest';
import { read } from './repository.ts';
import { writtenPages } from './written-pages.ts';

it.each(writtenPages)('$path is up to date: otherwise run `pnpm docs:write`', ({ path, write }) => {
  expect(read(path)).toBe(write());
});
