import { describe, expect, it } from 'vitest';
import { confirm, fingerprint, outdated, unconfirmed, type Reviewed } from './lao-review.ts';
import { section } from './markdown.ts';
import { read } from './repository.ts';
import { textsIn } from './locale-texts.ts';

const lao = textsIn('lo');

describe('the confirmations', () => {
  it('match the current texts: otherwise remove them from locales/lao-reviewed.json', () => {
    expect(outdated(lao, JSON.parse(read('locales/lao-reviewed.json')) as Reviewed)).toEqual([]);
  });

  const some = new Map([
    ['deposit:title', 'ຝາກເງິນ'],
    ['deposit:qr.submit', 'ສ້າງ QR'],
    ['deposit:qr.save', 'ບັນທຶກຮູບ'],
    ['withdraw:title', 'ຖອນເງິນ'],
  ]);

  it('accept a namespace, a group or a key, and keep earlier ones', () => {
    const first = confirm(some, {}, ['deposit:qr']);
    expect(Object.keys(first)).toEqual(['deposit:qr.submit', 'deposit:qr.save']);
    expect([...unconfirmed(some, confirm(some, first, ['deposit'])).keys()]).toEqual(['withdraw:title']);
  });

  it('end when a text is changed or removed', () => {
    const reviewed = { 'deposit:title': fingerprint('ຝາກ'), 'deposit:gone': fingerprint('ຝາກ') };
    expect(outdated(some, reviewed)).toEqual(['deposit:title', 'deposit:gone']);
    expect(unconfirmed(some, reviewed).size).toBe(some.size);
    expect(confirm(some, reviewed, [])).toEqual({});
  });

  it('refuse unknown names', () => {
    expect(() => confirm(some, {}, ['deposit:q'])).toThrow('deposit:q');
  });
});

const questions = [
  ...section(read('docs/languages.md'), 'Open questions: Lao').matchAll(/^- \*\*(.+?)\*\* \(`(.+?)`\)/gm),
].map(([, wording = '', at = '']) => [wording, at] as const);

it.each(questions)('the question about %s is about the text %s', (wording, at) => {
  expect(lao.get(at)).toContain(wording);
});
