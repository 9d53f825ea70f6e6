/**
 * A conversation as a pure function of what happened: no React, no socket, no clock. Whatever arrives late, twice, out of
 * order or not at all, every message stands there once, in the order of the room (quality: Chat).
 */
import type { ChatMessage, Conversation } from '@wallet/contract/chat';
import type { ChatEntry, Delivery } from '@wallet/ui/chat';
import { clientIdOf, contentOf, isOwn, messageKey, momentOf } from './message-key.ts';

export interface ConversationState {
  /** What the backend has, in its order; then what is on its way, in the order it was written. */
  readonly entries: readonly ChatEntry[];
  /** How far back the room is known; undefined before it was first read. */
  readonly reach: 'part' | 'beginning' | undefined;
  /**
   * Between these moments nothing is missing; undefined before the room was first read. What lies outside was heard, and
   * some of it may have been lost on the way. Epoch milliseconds, as all moments here.
   */
  readonly complete: { readonly from: number; readonly to: number } | undefined;
  /** What others said up to this moment was seen. */
  readonly seenTo: number;
  /** What others said after this moment was new when the conversation was opened. */
  readonly newSince: number | undefined;
}

export type ConversationEvent =
  /** The player wrote something; its key is its client id. */
  | {
      readonly type: 'wrote';
      readonly key: string;
      readonly message: ChatMessage;
      readonly delivery: Delivery;
    }
  /** A message that is not settled went a step further, or failed. */
  | {
      readonly type: 'moved';
      readonly key: string;
      readonly delivery: Delivery;
      readonly message?: ChatMessage;
    }
  /** The backend answered that it took one of the player's. */
  | { readonly type: 'settled'; readonly key: string; readonly at: number }
  /** The player took back what never arrived. */
  | { readonly type: 'removed'; readonly key: string }
  /** The socket told of a message. */
  | { readonly type: 'heard'; readonly conversation: Conversation }
  /** History was read from the newest message back to what was complete before. */
  | {
      readonly type: 'caught-up';
      readonly conversations: readonly Conversation[];
      readonly isBeginning: boolean;
    }
  /** History was read further back. */
  | {
      readonly type: 'went-back';
      readonly conversations: readonly Conversation[];
      readonly isBeginning: boolean;
    }
  /** The player has seen what others said, up to a moment. */
  | { readonly type: 'seen'; readonly to: number }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' };

export const emptyConversation: ConversationState = {
  entries: [],
  reach: undefined,
  complete: undefined,
  seenTo: 0,
  newSince: undefined,
};

export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'wrote': {
      const { key, message, delivery } = event;
      const entry = { key, isOwn: true, name: undefined, message, at: undefined, delivery };
      return { ...state, entries: [...state.entries, entry] };
    }
    case 'moved': {
      const { key, delivery, message } = event;
      return changed(state, key, (entry) =>
        // What the backend is known to have cannot fail any more, whatever became of the answer.
        isSettled(entry) ? entry : { ...entry, delivery, message: message ?? entry.message },
      );
    }
    case 'settled':
      return { ...state, entries: inOrder(settle(state.entries, event.key, event.at)) };
    case 'removed':
      return {
        ...state,
        entries: state.entries.filter((entry) => isSettled(entry) || entry.key !== event.key),
      };
    case 'heard':
      return merged(state, [event.conversation]);
    case 'caught-up': {
      const { conversations, isBeginning } = event;
      const moments = momentsOf(conversations);
      const to = Math.max(state.complete?.to ?? 0, ...moments);
      const from = isBeginning ? 0 : (state.complete?.from ?? Math.min(...moments));
      return {
        ...merged(state, conversations),
        reach: isBeginning ? 'beginning' : (state.reach ?? 'part'),
        complete: { from, to },
        // What was there when the player came is no news; no call tells how much of it was read.
        seenTo: state.complete ? state.seenTo : to,
      };
    }
    case 'went-back': {
      const { conversations, isBeginning } = event;
      const { from, to } = state.complete ?? { from: Infinity, to: 0 };
      return {
        ...merged(state, conversations),
        reach: isBeginning ? 'beginning' : state.reach,
        complete: { from: isBeginning ? 0 : Math.min(from, ...momentsOf(conversations)), to },
      };
    }
    case 'seen':
      return { ...state, seenTo: Math.max(state.seenTo, event.to) };
    case 'opened':
      return { ...state, newSince: countUnseen(state) > 0 ? state.seenTo : undefined };
    case 'closed':
      return { ...state, newSince: undefined };
  }
}

/** A message the backend has: it has a place in the order of the room. */
export type SettledEntry = ChatEntry & { readonly at: number };

export const isSettled = (entry: ChatEntry): entry is SettledEntry => entry.at !== undefined;

/** What the backend has, oldest first. */
export const settledOf = ({ entries }: ConversationState): SettledEntry[] => entries.filter(isSettled);

/** The moment of the newest message of somebody else; 0 without one. */
export const newestOfOthers = (state: ConversationState): number =>
  settledOf(state).reduce((newest, { isOwn, at }) => (isOwn ? newest : Math.max(newest, at)), 0);

/** How many messages of others the player has not seen. */
export const countUnseen = (state: ConversationState): number =>
  settledOf(state).filter(({ isOwn, at }) => !isOwn && at > state.seenTo).length;

const isOnItsWay = ({ delivery }: ChatEntry): boolean =>
  delivery !== undefined && delivery.state !== 'succeed' && delivery.state !== 'failed';

/** Whether something the player wrote is still on its way to the backend, or waits to be. */
export const hasUnsent = ({ entries }: ConversationState): boolean => entries.some(isOnItsWay);

const momentsOf = (conversations: readonly Conversation[]): number[] =>
  conversations.map(momentOf).filter(Number.isFinite);

const changed = (
  state: ConversationState,
  key: string,
  change: (entry: ChatEntry) => ChatEntry,
): ConversationState => ({
  ...state,
  entries: state.entries.map((entry) => (entry.key === key ? change(entry) : entry)),
});

const arrived: Delivery = { state: 'succeed' };

/** One of the player's was taken by the backend at a moment. */
function settle(entries: readonly ChatEntry[], key: string, at: number): readonly ChatEntry[] {
  // Its echo may have come first and under another name, from a backend that gives no mark back.
  const isThere = entries.some((entry) => entry.isOwn && entry.at === at && entry.key !== key);
  if (isThere) return entries.filter((entry) => entry.key !== key || isSettled(entry));
  return entries.map((entry) =>
    entry.key === key && !isSettled(entry) ? { ...entry, at, delivery: arrived } : entry,
  );
}

function merged(state: ConversationState, conversations: readonly Conversation[]): ConversationState {
  const entries = conversations.reduce<readonly ChatEntry[]>(withOne, state.entries);
  return entries === state.entries ? state : { ...state, entries: inOrder(entries) };
}

/** Takes in one message; one that is known already changes nothing. */
function withOne(entries: readonly ChatEntry[], conversation: Conversation): readonly ChatEntry[] {
  const at = momentOf(conversation);
  if (!Number.isFinite(at)) return entries;
  const known = findKnown(entries, conversation, at);
  const { message } = conversation;
  if (known === undefined) {
    const own = isOwn(conversation);
    const entry: SettledEntry = {
      key: messageKey(conversation),
      isOwn: own,
      name: conversation.name ?? undefined,
      message,
      at,
      delivery: own ? arrived : undefined,
    };
    return [...entries, entry];
  }
  if (isSettled(known)) return entries;
  return entries.map((entry) => (entry === known ? { ...entry, message, at, delivery: arrived } : entry));
}

/** The entry that is this message already. */
function findKnown(
  entries: readonly ChatEntry[],
  conversation: Conversation,
  at: number,
): ChatEntry | undefined {
  const key = messageKey(conversation);
  const named = entries.find((entry) => entry.key === key);
  if (named || !isOwn(conversation) || clientIdOf(conversation.message) !== undefined) return named;
  // A backend that gives no mark back: the moment it answered with, or else the first with this content on its way.
  const content = contentOf(conversation.message);
  return (
    entries.find((entry) => entry.isOwn && entry.at === at) ??
    entries.find((entry) => !isSettled(entry) && contentOf(entry.message) === content)
  );
}

/** Moments order what the backend has; what is on its way comes after, as it was written. */
const inOrder = (entries: readonly ChatEntry[]): readonly ChatEntry[] =>
  [...entries].sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity) || 0);
