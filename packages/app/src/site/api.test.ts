import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { agreementsQuery } from './api.ts';

const read = (parts: unknown) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(parts))));
  return createQueryClient(() => undefined).fetchQuery(agreementsQuery());
};

it('an agreement has all of its parts', async () => {
  expect(await read(['<p>one</p>', '<p>two</p>'])).toEqual(['<p>one</p>', '<p>two</p>']);
});

it.each([
  ['without parts', []],
  ['without a readable part', [null, 7]],
  ['with an unreadable part', ['<p>one</p>', null]],
  ['of blank parts', ['', ' ']],
])('an agreement %s is unreadable', async (_what, parts) => {
  await expect(read(parts)).rejects.toMatchObject({ outcome: { kind: 'unknown', reason: 'unexpected' } });
});
