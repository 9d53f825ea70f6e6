import { afterEach, expect, it, vi } from 'vitest';
import { arePromotionsHidden, hidePromotions } from './hidden-promotions.ts';

afterEach(() => vi.useRealTimers());

it('hidden promotions return at midnight in Bangkok', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T23:59:59.000+07:00') });
  expect(arePromotionsHidden()).toBe(false);
  hidePromotions();
  expect(arePromotionsHidden()).toBe(true);
  vi.setSystemTime(new Date('2026-03-02T00:00:00.000+07:00'));
  expect(arePromotionsHidden()).toBe(false);
});
