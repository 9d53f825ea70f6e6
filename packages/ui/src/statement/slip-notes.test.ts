import en from '@wallet/locales/en/error.json';
import lo from '@wallet/locales/lo/error.json';
import th from '@wallet/locales/th/error.json';
import { expect, it } from 'vitest';
import { isSlipNote, namesContact } from './slip-notes.ts';

it.each([
  ['en', en, /contact us/i],
  ['th', th, /ติดต่อ/],
  ['lo', lo, /ຕິດຕໍ່/],
] as const)(
  'support is offered for each advice in %s that names it, and for no other',
  (_, texts, contact) => {
    const notes = Object.keys(texts.slipAdvice).filter(isSlipNote);
    expect(notes.filter(namesContact)).toEqual(notes.filter((note) => contact.test(texts.slipAdvice[note])));
    for (const unlisted of ['The bank is closed today.', '', null, undefined])
      expect(namesContact(unlisted)).toBe(true);
  },
);
