import { describe, expect, it } from 'vitest';
import type { RewriteOperation } from '../world/fault-schema.ts';
import { problemOfOperation, rewrite } from './rewrite.ts';

const wallet = {
  wallet: { amount: 1 },
  slots: [
    { code: 'PG', web: 'https://pg.test' },
    { code: 'JOKER', web: 'https://joker.test' },
  ],
  'a/b~c': 1,
};

describe('a rewrite', () => {
  it.each<[string, RewriteOperation, unknown]>([
    [
      'sets a field',
      { op: 'set', path: '/wallet/amount', value: null },
      { ...wallet, wallet: { amount: null } },
    ],
    ['sets a new field', { op: 'set', path: '/more', value: { a: 1 } }, { ...wallet, more: { a: 1 } }],
    [
      'adds a field',
      { op: 'add', path: '/wallet/new', value: 2 },
      { ...wallet, wallet: { amount: 1, new: 2 } },
    ],
    ['removes a field', { op: 'remove', path: '/wallet/amount' }, { ...wallet, wallet: {} }],
    [
      'removes a field of every element of a list',
      { op: 'remove', path: '/slots/*/web' },
      { ...wallet, slots: [{ code: 'PG' }, { code: 'JOKER' }] },
    ],
    [
      'sets every field of a record',
      { op: 'set', path: '/wallet/*', value: 'much' },
      { ...wallet, wallet: { amount: 'much' } },
    ],
    ['empties a list', { op: 'remove', path: '/slots/*' }, { ...wallet, slots: [] }],
    [
      'replaces an element',
      { op: 'set', path: '/slots/1', value: null },
      { ...wallet, slots: [wallet.slots[0], null] },
    ],
    ['removes an element', { op: 'remove', path: '/slots/0' }, { ...wallet, slots: [wallet.slots[1]] }],
    [
      'inserts before an element',
      { op: 'add', path: '/slots/0', value: 7 },
      { ...wallet, slots: [7, ...wallet.slots] },
    ],
    [
      'appends an element',
      { op: 'add', path: '/slots/-', value: 7 },
      { ...wallet, slots: [...wallet.slots, 7] },
    ],
    ['reads ~1 and ~0', { op: 'set', path: '/a~1b~0c', value: 2 }, { ...wallet, 'a/b~c': 2 }],
    ['replaces the whole response', { op: 'set', path: '', value: 'OK' }, 'OK'],
  ])('%s', (_name, operation, body) => {
    expect(rewrite(wallet, [operation])).toEqual({ body, missed: [] });
  });

  it.each<RewriteOperation>([
    { op: 'remove', path: '/wallets/amount' },
    { op: 'set', path: '/slots/2', value: 1 },
    { op: 'add', path: '/slots/3', value: 1 },
    { op: 'set', path: '/slots/01', value: 1 },
    { op: 'set', path: '/slots/length', value: 0 },
    { op: 'set', path: '/wallet/amount/deep', value: 1 },
    { op: 'set', path: '/__proto__/polluted', value: 1 },
    { op: 'set', path: '/wallet/constructor/prototype/polluted', value: 1 },
    { op: 'remove', path: '/missing/*' },
  ])('changes nothing for an unknown path: $path', (operation) => {
    expect(rewrite(wallet, [operation])).toEqual({ body: wallet, missed: [operation.path] });
    expect('polluted' in {}).toBe(false);
  });

  it('applies its operations in order, to a copy', () => {
    const before = structuredClone(wallet);
    const { body } = rewrite(wallet, [
      { op: 'set', path: '/wallet', value: { amount: 5 } },
      { op: 'add', path: '/wallet/fee', value: 1 },
    ]);
    expect(body).toEqual({ ...wallet, wallet: { amount: 5, fee: 1 } });
    expect(wallet).toEqual(before);
  });
});

it.each<[RewriteOperation, string]>([
  [{ op: 'remove', path: 'wallet.amount' }, 'wallet.amount is no JSON pointer: write /wallet/amount'],
  [{ op: 'remove', path: '$.slots[*].web' }, '$.slots[*].web is no JSON pointer: write /slots/*/web'],
  [{ op: 'remove', path: '#/slots/0' }, '#/slots/0 is no JSON pointer: write /slots/0'],
  [{ op: 'remove', path: '/a~b' }, '/a~b is no JSON pointer: ~ is written ~0, and a slash within a name ~1'],
  [
    { op: 'remove', path: '' },
    'remove needs a path inside the response; only set takes the empty path, for the whole response',
  ],
])('an invalid operation has a problem: %o', (operation, problem) => {
  expect(problemOfOperation(operation)).toBe(problem);
});
