import { slipNotes, statuses } from '@wallet/contract/statement';
import { describe, expect, test } from 'vitest';
import { days } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, openWorld, present } from '../demo.fixture.ts';
import { paidReference, pastSlips } from '../deposit/deposit.seed.ts';

const listOf = (world: World, as: string, page = 1, limit = 100) =>
  call(world, 'statement.slips', { as, body: { page, limit } });
const reference = (world: World, as: string, of: string) =>
  codeOf(world, 'statement.slipReference', { as, params: { reference: of } });

describe('the seeded slips', () => {
  test('show every status and every note', () => {
    const world = openWorld();
    const all = [...listOf(world, 'rich').slips, ...listOf(world, 'slip').slips];
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(statuses));
    expect(new Set(all.flatMap(({ note }) => note ?? []))).toEqual(new Set(Object.keys(slipNotes)));
    const times = all.map(({ createdAt }) => Date.parse(createdAt));
    expect(Math.min(...times)).toBeLessThan(present - days(90));
  });

  test('are newest first, in pages without gap or overlap', () => {
    const world = openWorld();
    const { total, slips } = listOf(world, 'rich');
    expect(total).toBe(pastSlips.length);
    expect(slips.map(({ createdAt }) => createdAt)).toEqual(
      slips
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    const pages = [1, 2, 3, 4].map((page) => listOf(world, 'rich', page, 5).slips);
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 4, 0]);
    expect(pages.flat()).toEqual(slips);
  });
});

describe('a slip', () => {
  test('shows its amount, reference and picture after a readable review', () => {
    const { slips } = listOf(openWorld(), 'rich');
    const shown = Object.fromEntries(
      slips.map(({ note, status, amount, reference: own }) => [note ?? status, [amount > 0, own !== null]]),
    );
    for (const { reference: own, link } of slips)
      expect(link).toBe(own === null || own === undefined ? null : `/_mock/picture/slip/${own}.svg`);
    expect(shown).toMatchObject({
      SUCCESS: [true, true],
      SLIP_REFNO_DUPLICATED: [false, true],
      EXPIRED_SLIP: [false, true],
      INVALID_SLIP: [false, false],
      UPLOADED_FILE_NOT_EXIST: [false, false],
    });
  });

  test('is unknown when it is another member’s, or unread', () => {
    const world = openWorld();
    expect(reference(world, 'new', paidReference)).toBe('NO_DATA');
    expect(reference(world, 'rich', 'NOTHING')).toBe('NO_DATA');
    expect(reference(world, 'slip', 'DEMO20260001')).toBe('NO_DATA');
  });
});
