import type { Delivery } from '@wallet/ui/chat';
import { expect, it } from 'vitest';
import { countUnseen, hasUnsent, type ConversationEvent } from './conversation.ts';
import { after, said, textsOf, wroteText } from './room.fixture.ts';

const heard = (...told: Parameters<typeof said>): ConversationEvent => ({
  type: 'heard',
  conversation: said(...told),
});
const mine = { sender: 'customer' };
const caughtUp: ConversationEvent = {
  type: 'caught-up',
  conversations: [said('before', 10)],
  isBeginning: true,
};

it('shows what is on its way after what is there, and puts it in its place once it is', () => {
  const written = [caughtUp, wroteText('own'), heard('theirs', 20)] as const;
  expect(textsOf(after(...written))).toEqual(['before', 'theirs', 'own']);
  expect(textsOf(after(...written, { type: 'settled', key: 'own', at: 15 }))).toEqual([
    'before',
    'own',
    'theirs',
  ]);
});

it.each([
  ['with its mark', 'own'],
  ['without', ''],
])('knows an echo %s, before the answer and after it', (_how, clientId) => {
  const echo = heard('hi', 20, { ...mine, clientId });
  const answer = { type: 'settled', key: 'own', at: 20 } as const;
  for (const order of [
    [echo, answer, echo],
    [answer, echo],
  ])
    expect(textsOf(after(wroteText('own', 'hi'), ...order))).toEqual(['hi']);
});

it('does not take two messages of the same words for one', () => {
  const state = after(
    wroteText('one', 'hi'),
    wroteText('two', 'hi'),
    heard('hi', 20, mine),
    { type: 'settled', key: 'two', at: 20 },
    heard('hi', 21, mine),
    { type: 'settled', key: 'one', at: 21 },
  );
  expect(state.entries.map(({ at }) => at)).toEqual([20, 21]);
});

it('knows better than a lost answer, and shows what was removed where it arrived after all', () => {
  const failed: ConversationEvent = { type: 'moved', key: 'own', delivery: { state: 'failed' } };
  const echo = heard('hi', 20, { ...mine, clientId: 'own' });
  expect(after(wroteText('own', 'hi'), echo, failed).entries[0]?.delivery).toEqual({ state: 'succeed' });
  expect(textsOf(after(wroteText('own', 'hi'), failed, { type: 'removed', key: 'own' }, echo))).toEqual([
    'hi',
  ]);
});

it('counts as new what others say after the player came, until it was seen', () => {
  const events = [caughtUp, heard('a', 20), heard('mine', 21, mine), heard('b', 22)] as const;
  expect(countUnseen(after(...events))).toBe(2);
  expect(after(...events, { type: 'opened' }).newSince).toBe(10);
  expect(countUnseen(after(...events, { type: 'seen', to: 20 }))).toBe(1);
});

it('knows whether something would be lost: what is on its way or waits, not what failed or arrived', () => {
  const moved = (state: Delivery['state']): ConversationEvent => ({
    type: 'moved',
    key: 'own',
    delivery: { state },
  });
  const isUnsent = (...events: ConversationEvent[]) => hasUnsent(after(wroteText('own'), ...events));
  expect([isUnsent(), isUnsent(moved('uploading_file')), isUnsent(moved('waiting'))]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isUnsent(moved('failed')), isUnsent({ type: 'settled', key: 'own', at: 1 })]).toEqual([
    false,
    false,
  ]);
});

it('has no place for a message without a moment', () => {
  const { createdAt: _moment, ...conversation } = said('when?', 20);
  expect(after({ type: 'heard', conversation }).entries).toEqual([]);
});
