import { expect, it } from 'vitest';
import { linkify, telephoneHref } from './linkify.ts';

it('links web addresses and phone numbers, without the punctuation around them', () => {
  expect(linkify('ดู https://play.example/a?b=1. หรือ tel:02-000-1000 ค่ะ')).toEqual([
    { text: 'ดู ' },
    { text: 'https://play.example/a?b=1', href: 'https://play.example/a?b=1' },
    { text: '. หรือ ' },
    { text: 'tel:02-000-1000', href: 'tel:020001000' },
    { text: ' ค่ะ' },
  ]);
});

it.each([
  ['javascript:alert(1)'],
  ['data:text/html,<b>'],
  ['www.play.example'],
  ['https://bank.example@evil.example/'],
  ['ftp://play.example/'],
  ['tel:1'],
])('does not link %j, and keeps it', (text) => expect(linkify(text)).toEqual([{ text }]));

it('finds nothing in an empty text', () => expect(linkify('')).toEqual([]));

it('accepts a formatted number', () => {
  expect([telephoneHref('+66 (0)2-000-1000'), telephoneHref('ask'), telephoneHref('1+2+3')]).toEqual([
    'tel:+66020001000',
    undefined,
    'tel:123',
  ]);
});
