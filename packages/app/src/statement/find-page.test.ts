import { expect, it, vi } from 'vitest';
import { findPage } from './find-page.ts';
import { depositSample } from './transaction.fixture.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00.000+07:00');

/** One transaction every hour, the newest now; ten a page. */
const statementOf = (count: number, hasTotal = true) => {
  const rows = Array.from({ length: count }, (_, index) =>
    depositSample(`t${index}`, 1, { createdAt: new Date(now - index * hour).toISOString() }),
  );
  return vi.fn((page: number) =>
    Promise.resolve({
      total: hasTotal ? count : undefined,
      statements: rows.slice((page - 1) * 10, page * 10),
    }),
  );
};

/** The moment just after the transaction of an index. */
const after = (index: number) => now - index * hour + 1;

it.each([0, 9, 10, 11, 2_499, 2_500, 4_990, 4_999])(
  'the first transaction before a moment is on the page found: %i',
  async (index) => {
    const read = statementOf(5_000);
    expect(await findPage(read, 10, after(index))).toBe(Math.floor(index / 10) + 1);
    expect(read.mock.calls.length).toBeLessThanOrEqual(12);
  },
);

it.each([0, 37, 249])('without a total, it is found as well: %i', async (index) =>
  expect(await findPage(statementOf(250, false), 10, after(index))).toBe(Math.floor(index / 10) + 1),
);

it('before the whole statement, the last page is found; an empty one has one page', async () => {
  expect(await findPage(statementOf(253), 10, after(9_999))).toBe(26);
  expect(await findPage(statementOf(0), 10, now)).toBe(1);
});

it('a page without readable times is passed', async () => {
  const whole = statementOf(100);
  const read = async (page: number) => {
    const { total, statements } = await whole(page);
    return {
      total,
      statements: page === 5 ? statements.map((row) => ({ ...row, createdAt: '' })) : statements,
    };
  };
  expect(await findPage(read, 10, after(72))).toBe(8);
});
