/** The deliberate breaks of `pnpm mutate` still fit the program, so that the list does not rot. */
import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';

interface Break {
  readonly what: string;
  readonly file: string;
  readonly search: string;
  readonly replacement: string;
  readonly tests: readonly string[];
}

const breaks = JSON.parse(read('checks/breaks.json')) as readonly Break[];

describe('the deliberate breaks', () => {
  it('are at least sixty, each once', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(breaks.map(({ what }) => what)).size).toBe(breaks.length);
  });

  it('find their text exactly once, and change it', () => {
    const counts = breaks.map(({ what, file, search }) => [what, read(file).split(search).length - 1]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    expect(breaks.filter(({ search, replacement }) => search === replacement)).toEqual([]);
  });

  it('name tests that are there', () => {
    expect(breaks.flatMap(({ tests }) => tests).filter((path) => !files.includes(path))).toEqual([]);
  });
});
