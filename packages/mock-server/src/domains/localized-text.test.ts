import type { OperationId } from '@wallet/contract';
import { describe, expect, test } from 'vitest';
import { call, openWorld, type Sent } from './demo.fixture.ts';
import { languageTags } from '../world/localized-text.ts';

const page = { page: 1, limit: 10 };

/** All calls that return texts of the operator. */
const calls: readonly (readonly [OperationId, Sent])[] = [
  ['site.notice', {}],
  ['site.contact', {}],
  ['site.conditions', {}],
  ['site.agreements', {}],
  ['registration.sources', {}],
  ['bonus.list', { as: 'new' }],
  ['bonus.findPromotion', { as: 'new', params: { code: 'SABAI50' } }],
  ['invite.banners', { as: 'new' }],
  ['refund.banners', { as: 'new' }],
  ['refund.check', { as: 'bonus' }],
  ['spin.setup', { as: 'spin' }],
  ['spin.coupons', { as: 'spin' }],
  ['statement.list', { as: 'bonus', body: page }],
  ['deposit.createQr', { as: 'rich', params: { bankCode: 'KBANK' }, body: { amount: 20.14 } }],
];

const scripts = { th: /[\u0E01-\u0E3A\u0E40-\u0E5B]/, lo: /[\u0E80-\u0EFF]/ };

describe.each(calls)('%s', (id, sent) => {
  test.each(languageTags)('returns texts in the requested language only (%s)', (language) => {
    const answer = JSON.stringify(call(openWorld(), id, { ...sent, language }));
    for (const [tag, letters] of Object.entries(scripts))
      expect([tag, letters.test(answer)]).toEqual([tag, tag === language]);
    expect(answer).toMatch(/[^"]{3}/);
  });

  test('leaves the same state in every language', () => {
    const left = languageTags.map((language) => {
      const world = openWorld();
      call(world, id, { ...sent, language });
      return [world.stateHash(), world.journal.entries().at(-1)];
    });
    expect(left).toEqual([left[0], left[0], left[0]]);
  });
});

test.each([
  ['thailand', 'th'],
  ['laos', 'lo'],
] as const)('support writes in the language of the market (%s)', (market, language) => {
  const world = openWorld(market);
  const history = JSON.stringify(call(world, 'chat.history', { as: 'rich', body: { limit: 100, skip: 0 } }));
  for (const [tag, letters] of Object.entries(scripts))
    expect([tag, letters.test(history)]).toEqual([tag, tag === language]);
});
