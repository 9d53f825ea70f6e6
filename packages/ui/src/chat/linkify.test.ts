import { expect, it } from 'vitest';
import { linkify, telephone } from './linkify.ts';

const links = (text: string) =>
  linkify(text).flatMap(({ text, href }) => (href === undefined ? [] : [[text, href]]));

it('links addresses of the web and telephone numbers, and leaves what stands around them', () => {
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
  [''],
])('leads nowhere from %j', (text) => expect(links(text)).toEqual([]));

it('takes a number as people write it', () => {
  expect([telephone('+66 (0)2-000-1000'), telephone('ask'), telephone('1+2+3')]).toEqual([
    'tel:+66020001000',
    undefined,
    'tel:123',
  ]);
});

it('loses no letter of what was said', () => {
  const text = 'a http://x.example/, b (https://y.example/z) c tel:1 d';
  expect(
    linkify(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
