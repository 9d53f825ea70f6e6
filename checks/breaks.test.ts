/** Checks that the mutants of `pnpm mutate` still apply to the code. */
import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';

interface Mutant {
  readonly what: string;
  readonly file: string;
  readonly search: string;
  readonly replacement: string;
  readonly tests: readonly string[];
}

const mutants = JSON.parse(read('checks/breaks.json')) as readonly Mutant[];

describe('the mutants', () => {
  it('are at least sixty, without duplicates', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ what }) => what)).size).toBe(mutants.length);
  });

  it('match exactly once, and change the text', () => {
    const counts = mutants.map(({ what, file, search }) => [what, read(file).split(search).length - 1]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    expect(mutants.filter(({ search, replacement }) => search === replacement)).toEqual([]);
  });

  it('name existing tests', () => {
    expect(mutants.flatMap(({ tests }) => tests).filter((path) => !files.includes(path))).toEqual([]);
  });
});
