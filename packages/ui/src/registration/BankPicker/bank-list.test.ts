import { describe, expect, it } from 'vitest';
import { arrangeBanks, offerBank } from './bank-list.ts';

const offered = [
  offerBank({ code: 'TISCO', nameTH: 'ธนาคารทิสโก้' }, 'TISCO Bank', false),
  offerBank({ code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์' }, 'Siam Commercial Bank', false),
  offerBank({ code: 'GHB', nameTH: 'ธนาคารอาคารสงเคราะห์' }, 'Government Housing Bank', false),
  offerBank({ code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' }, 'Kasikornbank', false),
];

const codes = (search: string, hasPopular: boolean) => {
  const { popular, others } = arrangeBanks(offered, { search, tag: 'en', hasPopular });
  return [popular.map(({ code }) => code), others.map(({ code }) => code)];
};

describe('a bank', () => {
  it('has a name in the active language and its Thai name', () => {
    expect(offered[0]).toMatchObject({ name: 'TISCO Bank', nameTH: 'ธนาคารทิสโก้' });
  });

  it('keeps the Thai name without a translation, and in Thai', () => {
    const bank = { code: 'NEW', nameTH: 'ธนาคารใหม่' };
    expect(offerBank(bank, undefined, false)).toMatchObject({ name: 'ธนาคารใหม่' });
    expect(offerBank(bank, 'New Bank', true)).not.toHaveProperty('nameTH');
  });
});

describe('the list of banks', () => {
  it('lists popular ones first', () => {
    expect(codes('', true)).toEqual([
      ['KBANK', 'SCB'],
      ['GHB', 'TISCO'],
    ]);
  });

  it('recommends none in other markets', () => {
    expect(codes('', false)).toEqual([[], ['GHB', 'KBANK', 'SCB', 'TISCO']]);
  });

  it.each([
    ['kbank', 'KBANK'],
    ['กสิกร', 'KBANK'],
    [' kasikorn ', 'KBANK'],
    ['สงเคราะห์', 'GHB'],
  ])('finds %j', (search, code) => {
    expect(codes(search, true).flat()).toEqual([code]);
  });

  it('sorts Thai names as a Thai dictionary', () => {
    const thai = ['ธนาคารเกียรติ', 'ธนาคารออมสิน', 'ธนาคารกรุงไทย'].map((nameTH) =>
      offerBank({ code: nameTH, nameTH }, undefined, true),
    );
    const { others } = arrangeBanks(thai, { search: '', tag: 'th', hasPopular: false });
    expect(others.map(({ name }) => name)).toEqual(['ธนาคารกรุงไทย', 'ธนาคารเกียรติ', 'ธนาคารออมสิน']);
  });
});
