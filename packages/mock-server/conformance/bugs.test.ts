import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MockServer } from '../src/server.ts';
import { createServer } from '../src/server.ts';
import { createBoard } from './bugs/bug.ts';
import { bugs } from './bugs.ts';
import { cases } from './cases.ts';
import type { Result } from './runner.ts';
import { run } from './runner.ts';
import { simulator } from './target.sample.ts';

const board = createBoard();
let server: MockServer;
let baseUrl: string;

beforeAll(async () => {
  server = await createServer({ parts: board.parts });
  baseUrl = await server.listen();
});
afterAll(() => server.close());

/** Tries one case, with a bug or without any. */
async function tryCase(name: string, bug?: (typeof bugs)[number]): Promise<Result | undefined> {
  const suspects = cases.filter((one) => one.name === name);
  board.switchOn(bug);
  // Nobody knows the bug of a case that needs long: what never arrives is given up early.
  const { results } = await run({ ...simulator(baseUrl), timeout: 1_500 }, { cases: suspects });
  board.switchOn(undefined);
  return results[0];
}

describe('a seeded bug', () => {
  it.each(bugs)('is noticed: $name', async (bug) => {
    const noticed = await tryCase(bug.caughtBy, bug);
    expect(noticed, bug.caughtBy).toMatchObject({ outcome: 'departed' });
    // It departs for what the bug does, not because the case could not be tried.
    expect(noticed?.trouble?.what).not.toBe('the case');
    expect(await tryCase(bug.caughtBy)).toMatchObject({ outcome: 'passed' });
  });
});

it('is one of many, each with a name of its own', () => {
  expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
  expect(bugs.length).toBeGreaterThanOrEqual(20);
});
