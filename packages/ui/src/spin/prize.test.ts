import { noPrizeCode } from '@wallet/contract/spin';
import { expect, it } from 'vitest';
import { kindOf, shortLabel } from './prize.ts';

it.each([
  [noPrizeCode, '–', 'none', ''],
  ['CASH500', '฿500', 'cash', '฿500'],
  ['bonus20', '★ ฿20', 'bonus', '฿20'],
  ['COIN1', '+1', 'coin', '+1'],
  ['GIFT', '♥', 'gift', ''],
  ['P-17', 'iPhone – 1', 'gift', 'iPhone – 1'],
])('a sector %s labelled %s has the drawing %s and the label %s', (code, label, kind, shown) => {
  expect(kindOf(code)).toBe(kind);
  expect(shortLabel(label)).toBe(shown);
});
