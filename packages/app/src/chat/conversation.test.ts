import type { ChatMessage } from '@wallet/contract/chat';
import type { Delivery } from '@wallet/ui/chat';
import { expect, it } from 'vitest';
import { countUnseen, hasUnsent, hasUnsentFile, type ConversationEvent } from './conversation.ts';
import { after, chatMessage, textOf, textsOf, wroteText } from './room.fixture.ts';

const received = (...message: Parameters<typeof chatMessage>): ConversationEvent => ({
  type: 'received',
  conversation: chatMessage(...message),
});
const own = { sender: 'customer' };
const caughtUp: ConversationEvent = {
  type: 'caught-up',
  conversations: [chatMessage('before', 10)],
  isBeginning: true,
};

it('shows unsent messages last, and moves sent ones to their place', () => {
  const written = [caughtUp, wroteText('own'), received('theirs', 20)] as const;
  expect(textsOf(after(...written))).toEqual(['before', 'theirs', 'own']);
  expect(textsOf(after(...written, { type: 'settled', key: 'own', at: 15 }))).toEqual([
    'before',
    'own',
    'theirs',
  ]);
});

it('an echo corrects a lost response and restores a removed message', () => {
  const failed: ConversationEvent = { type: 'moved', key: 'own', delivery: { state: 'failed' } };
  const echo = received('hi', 20, { ...own, clientId: 'own' });
  expect(after(wroteText('own', 'hi'), echo, failed).entries[0]?.delivery).toEqual({ state: 'succeed' });
  expect(textsOf(after(wroteText('own', 'hi'), failed, { type: 'removed', key: 'own' }, echo))).toEqual([
    'hi',
  ]);
});

it('without client ids, an echo before the response settles the unsent message with its content', () => {
  const events = [wroteText('a', 'first'), wroteText('b', 'second'), received('second', 20, own)] as const;
  const stateAfter = (...more: ConversationEvent[]) =>
    after(...events, ...more).entries.map(({ key, delivery }) => [key, delivery?.state]);
  const expected = [
    ['b', 'succeed'],
    ['a', 'sending'],
  ];
  expect(stateAfter()).toEqual(expected);
  expect(stateAfter({ type: 'settled', key: 'b', at: 20 })).toEqual(expected);
  expect(stateAfter({ type: 'moved', key: 'b', delivery: { state: 'failed' } })).toEqual(expected);
});

it('counts messages of others as new until they were seen', () => {
  const events = [caughtUp, received('a', 20), received('mine', 21, own), received('b', 22)] as const;
  expect(countUnseen(after(...events))).toBe(2);
  expect(after(...events, { type: 'opened' }).newSince).toBe(10);
  expect(countUnseen(after(...events, { type: 'seen', to: 20 }))).toBe(1);
});

it('has unsent messages while some are in flight or wait, not after they failed or arrived', () => {
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

it('has an unsent file while one is on its way; a text is none', () => {
  const file = { message_type: 'media', payload: { url: 'blob:1', fileType: 'image' } } as const;
  const isUnsent = (message: ChatMessage, state: Delivery['state']) =>
    hasUnsentFile(after({ type: 'wrote', key: 'own', message, delivery: { state } }));
  expect(isUnsent(file, 'uploading_file')).toBe(true);
  expect(isUnsent(file, 'failed')).toBe(false);
  expect(isUnsent(textOf('hi'), 'sending')).toBe(false);
});

it('ignores a message without a time', () => {
  const { createdAt: _moment, ...conversation } = chatMessage('when?', 20);
  expect(after({ type: 'received', conversation }).entries).toEqual([]);
});
