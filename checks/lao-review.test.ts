import { describe, expect, it } from 'vitest';
import { laoDoubts } from './lao-doubts.ts';
import { confirm, fingerprint, outdated, unconfirmed, type Reviewed } from './lao-review.ts';
import { read } from './repository.ts';
import { sentencesIn } from './sentences.ts';

const lao = sentencesIn('lo');

describe('what a native reader has confirmed', () => {
  it('is there, and reads as it did then: else take it out of locales/lao-reviewed.json', () => {
    expect(outdated(lao, JSON.parse(read('locales/lao-reviewed.json')) as Reviewed)).toEqual([]);
  });

  const some = new Map([
    ['deposit:title', 'ຝາກເງິນ'],
    ['deposit:qr.submit', 'ສ້າງ QR'],
    ['deposit:qr.save', 'ບັນທຶກຮູບ'],
    ['withdraw:title', 'ຖອນເງິນ'],
  ]);

  it('is a namespace, a group or a key, and adds to what was confirmed before', () => {
    const first = confirm(some, {}, ['deposit:qr']);
    expect(Object.keys(first)).toEqual(['deposit:qr.submit', 'deposit:qr.save']);
    expect([...unconfirmed(some, confirm(some, first, ['deposit'])).keys()]).toEqual(['withdraw:title']);
  });

  it('ends when the sentence is written anew, or is gone', () => {
    const reviewed = { 'deposit:title': fingerprint('ຝາກ'), 'deposit:gone': fingerprint('ຝາກ') };
    expect(outdated(some, reviewed)).toEqual(['deposit:title', 'deposit:gone']);
    expect(unconfirmed(some, reviewed).size).toBe(some.size);
    expect(confirm(some, reviewed, [])).toEqual({});
  });

  it('is nothing where there are no sentences', () => {
    expect(() => confirm(some, {}, ['deposit:q'])).toThrow('deposit:q');
  });
});

it.each(laoDoubts)('the doubt about $said is about what is said', ({ said, at, instead }) => {
  expect(lao.get(at)).toContain(said);
  expect(instead).not.toContain(said);
});
