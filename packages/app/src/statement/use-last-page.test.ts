import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLastPage } from './use-last-page.ts';

it('opens the last page once, however often its page renders until then', () => {
  const open = vi.fn();
  const { rerender } = renderHook(({ page, total }) => useLastPage(page, total, open), {
    initialProps: { page: 9_999, total: undefined as number | undefined },
  });
  expect(open).not.toHaveBeenCalled();
  rerender({ page: 9_999, total: 253 });
  rerender({ page: 9_999, total: 253 });
  expect(open).toHaveBeenCalledExactlyOnceWith(26);
  rerender({ page: 26, total: 253 });
  expect(open).toHaveBeenCalledOnce();
});

it.each([
  [1, 0],
  [1, 10],
  [26, 253],
  [3, undefined],
])('keeps page %i of a total of %s', (page, total) => {
  const open = vi.fn();
  renderHook(() => useLastPage(page, total, open));
  expect(open).not.toHaveBeenCalled();
});
