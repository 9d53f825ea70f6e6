/**
 * Parts of a conversation that outlive its page (docs/decisions/029-chat-storage.md): how far each room was read, and
 * the texts that the backend did not accept.
 */
import { ChatMessage } from '@wallet/contract/chat';
import { mostWaiting } from './outbox.ts';
import { hashOf } from '#api/session/ended-tokens.ts';
import { createStore } from '#api/store/create-store.ts';
import { senderIdOf, type ChatOwner } from './api.ts';
import {
  emptyConversation,
  reduceConversation,
  unsettledTexts,
  type ConversationState,
} from './conversation.ts';

export type ChatMemory = ReturnType<typeof chatMemoryOf>;

export interface KeptText {
  readonly key: string;
  readonly message: ChatMessage;
  /** A failed text is sent again only by the player. */
  readonly isFailed: boolean;
}

type ReadMark = readonly [room: string, at: number];

/** Maximum number of rooms, the latest. */
const mostRooms = 20;

const noMarks: readonly ReadMark[] = [];

const readMarks = createStore({
  initial: noMarks,
  stored: {
    key: 'chat-read',
    lifetime: 'for-good',
    parse: (json) => (json as typeof noMarks).filter(([, at]) => Number.isFinite(at)),
  },
});

interface OwnedText extends KeptText {
  readonly owner: string;
  /** Time of the last change, in epoch milliseconds. */
  readonly at: number;
}

const noTexts: readonly OwnedText[] = [];

const parse = (json: unknown) =>
  (json as typeof noTexts).map((text) => ({ ...text, message: ChatMessage.parse(text.message) }));

const memberTexts = createStore({
  initial: noTexts,
  stored: { key: 'chat-outbox', lifetime: 'token', parse },
});

/** Guests have no session that would end the storage. */
const guestTextLife = 24 * 60 * 60_000;

const guestTexts = createStore({
  initial: noTexts,
  stored: {
    key: 'guest-outbox',
    lifetime: 'for-good',
    parse: (json) => parse(json).filter(({ at }) => Date.now() - at < guestTextLife),
  },
});

export function chatMemoryOf(owner: ChatOwner) {
  const id = senderIdOf(owner);
  // The storage of a phone does not reveal its members.
  const room = hashOf(id);
  const isGuest = 'guestId' in owner;
  const outbox = isGuest ? guestTexts : memberTexts;
  const isOwn = (text: OwnedText) => text.owner === id;
  const getSeenTo = () => readMarks.get().find(([one]) => one === room)?.[1];

  function updateSeenTo(at: number | undefined): void {
    if (at === undefined || at <= (getSeenTo() ?? -1)) return;
    const others = readMarks.get().filter(([one]) => one !== room);
    readMarks.set([...others, [room, at] as const].slice(-mostRooms));
  }

  function updateTexts(before: readonly KeptText[], now: readonly KeptText[]): void {
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const changed = new Set([...before, ...now].map(({ key }) => key));
    // Another tab writes its own texts.
    const others = outbox.get().filter((text) => !isOwn(text) || !changed.has(text.key));
    const texts = [...others, ...now.map((text) => ({ ...text, owner: id, at: Date.now() }))];
    outbox.set(texts.length === 0 ? noTexts : isGuest ? texts.slice(-mostWaiting) : texts);
  }

  return {
    /** Returns the time up to which the room was read; undefined for one that is new on this phone. */
    getSeenTo,
    getTexts: (): readonly KeptText[] => outbox.get().filter(isOwn),
    /** Called after each change of the conversation. */
    update(before: ConversationState, now: ConversationState): void {
      updateSeenTo(now.seenTo);
      updateTexts(keptTexts(before), keptTexts(now));
    },
    /** Called back after changes, those of other tabs included; returns an unsubscribe function. */
    subscribe: readMarks.subscribe,
  };
}

const keptTexts = (conversation: ConversationState): readonly KeptText[] =>
  unsettledTexts(conversation).map(({ key, message, delivery }) => ({
    key,
    message,
    isFailed: delivery?.state === 'failed',
  }));

/** Returns the conversation as an earlier page left it. */
export const remembered = (memory: ChatMemory): ConversationState =>
  memory.getTexts().reduce<ConversationState>(
    (state, { key, message, isFailed }) =>
      reduceConversation(state, {
        type: 'wrote',
        key,
        message,
        delivery: { state: isFailed ? 'failed' : 'waiting' },
      }),
    { ...emptyConversation, seenTo: memory.getSeenTo() },
  );
