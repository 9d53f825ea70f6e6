import { expect, it } from 'vitest';
import type { ContractCase } from './case.ts';
import { run } from './runner.ts';
import { staging } from './target.fixture.ts';

it('a run that is interrupted ends after its present case, with the results until then', async () => {
  const interrupted = new AbortController();
  const caseOf = (name: string, act: () => void): ContractCase => ({
    about: 'site',
    name,
    cites: 'spec 1',
    requires: [],
    run: async () => act(),
  });
  const cases = [
    caseOf('first', () => interrupted.abort()),
    caseOf('second', () => expect.unreachable('it began after the interrupt')),
  ];
  const { results } = await run(staging('http://127.0.0.1:9'), cases, undefined, interrupted.signal);
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([['first', 'passed']]);
});
