import { expect, it } from 'vitest';
import { withPercentFail } from './bonus-texts.ts';

it.each([
  ['percentFail% is deducted', '12.5% is deducted'],
  ['<p>{percentFail}%</p><p>{{ percentFail }}%</p>', '<p>12.5%</p><p>12.5%</p>'],
  ['หักเงิน percentFail% ของยอด', 'หักเงิน 12.5% ของยอด'],
  ['nothing to fill in, and no percentFailure', 'nothing to fill in, and no percentFailure'],
])('%s', (html, filled) => {
  expect(withPercentFail(html, 12.5)).toBe(filled);
});
