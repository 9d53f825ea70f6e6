import { describe, expect, it } from 'vitest';
import { sharedGiftFixture } from './deposit.fixture.ts';
import { findGiftLink, isPlausibleGiftLink } from './gift-link.ts';

const tidy = 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz';

describe('a gift link', () => {
  it.each([
    tidy,
    sharedGiftFixture,
    'http://gift.truemoney.com/campaign/?v=abcDEF0123456789zz',
    'HTTPS://GIFT.TRUEMONEY.COM/campaign/?v=abcDEF0123456789zz',
    'https://gift.truemoney.com/campaign/voucher_detail/?v=abcDEF0123456789zz',
    'https://gift.truemoney.com/campaign?lang=th&v=abcDEF0123456789zz#/friend',
    `${tidy}\n\nส่งจากทรูมันนี่`,
    `(${tidy})`,
  ])('is found in %j', (text) => {
    expect(findGiftLink(text)).toBe(tidy);
  });

  it.each([
    '',
    'hello',
    'https://gift.truemoney.com/campaign/',
    'https://gift.truemoney.com/campaign/?x=abcDEF0123456789zz',
    'https://gift.truemoney.com.example.com/campaign/?v=abcDEF0123456789zz',
    'https://example.com/?u=gift.truemoney.com/campaign/?v=abcDEF0123456789zz',
  ])('is not found in %j', (text) => {
    expect(findGiftLink(text)).toBeUndefined();
  });

  it.each([
    ['x'.repeat(15), false],
    ['x'.repeat(16), true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
  ])('with the code %s is plausible: %s', (code, expected) => {
    expect(isPlausibleGiftLink(`https://gift.truemoney.com/campaign/?v=${code}`)).toBe(expected);
  });
});
