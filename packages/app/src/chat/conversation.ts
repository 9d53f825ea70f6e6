/**
 * A conversation as a pure reducer, without React, socket and clock. Events may come late, twice, out of order or
 * never. Each message appears once, in the order of the room (quality: Chat).
 */
import { clientIdOf, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import type { ChatEntry, Delivery } from '@wallet/ui/chat';
import { contentOf, isOwn, messageKey, momentOf } from './message-key.ts';

export interface ConversationState {
  /** Messages of the backend in its order, then unsent ones in the order of their writing. */
  readonly entries: readonly ChatEntry[];
  /** Extent of the loaded history; undefined before the first read. */
  readonly reach: 'part' | 'beginning' | undefined;
  /**
   * The interval without missing messages, in epoch milliseconds; undefined before the first read. Outside it, some
   * messages came from the socket and others may be lost.
   */
  readonly complete: { readonly from: number; readonly to: number } | undefined;
  /** Time up to which messages of others are seen; undefined until something was seen on this phone. */
  readonly seenTo: number | undefined;
  /** Time after which messages of others were new on opening. */
  readonly newSince: number | undefined;
}

export type ConversationEvent =
  /** The player wrote a message; its key is its client id. */
  | {
      readonly type: 'wrote';
      readonly key: string;
      readonly message: ChatMessage;
      readonly delivery: Delivery;
    }
  /** The delivery of an unsettled message changed. */
  | { readonly type: 'moved'; readonly key: string; readonly delivery: Delivery }
  /** The backend accepted a message of the player. */
  | { readonly type: 'settled'; readonly key: string; readonly at: number }
  /** The player removed a failed message. */
  | { readonly type: 'removed'; readonly key: string }
  /** The socket received a message. */
  | { readonly type: 'received'; readonly conversation: Conversation }
  /** A read from the newest message back to the complete interval, or of an earlier page. */
  | {
      readonly type: 'caught-up' | 'went-back';
      readonly conversations: readonly Conversation[];
      readonly isBeginning: boolean;
    }
  /** The player has seen messages of others up to a time. */
  | { readonly type: 'seen'; readonly to: number }
  | { readonly type: 'opened' | 'closed' };

export const emptyConversation: ConversationState = {
  entries: [],
  reach: undefined,
  complete: undefined,
  seenTo: undefined,
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
      const { key, delivery } = event;
      return changed(state, key, (entry) =>
        // A message at the backend cannot fail, even if its response was lost.
        isSettled(entry) ? entry : { ...entry, delivery },
      );
    }
    case 'settled':
      return { ...state, entries: inOrder(settle(state.entries, event.key, event.at)) };
    case 'removed':
      return {
        ...state,
        entries: state.entries.filter((entry) => isSettled(entry) || entry.key !== event.key),
      };
    case 'received':
      return merged(state, [event.conversation]);
    case 'caught-up': {
      const { conversations, isBeginning } = event;
      const moments = momentsOf(conversations);
      const to = Math.max(state.complete?.to ?? 0, ...moments);
      const from = isBeginning ? 0 : (state.complete?.from ?? Math.min(...moments));
      const next: ConversationState = {
        ...merged(state, conversations),
        reach: isBeginning ? 'beginning' : (state.reach ?? 'part'),
        complete: { from, to },
        // The first history on a phone counts as seen: no call returns its read state.
        seenTo: state.seenTo ?? to,
      };
      // Without unseen messages, the next start reads no page before these.
      return countUnseen(next) > 0 ? next : reduceConversation(next, { type: 'seen', to });
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
      return event.to > (state.seenTo ?? -1) ? { ...state, seenTo: event.to } : state;
    case 'opened':
      return { ...state, newSince: countUnseen(state) > 0 ? state.seenTo : undefined };
    case 'closed':
      return { ...state, newSince: undefined };
  }
}

/** A message at the backend, with its place in the room's order. */
export type SettledEntry = ChatEntry & { readonly at: number };

export const isSettled = (entry: ChatEntry): entry is SettledEntry => entry.at !== undefined;

/** Returns the messages at the backend, oldest first. */
export const settledOf = ({ entries }: ConversationState): SettledEntry[] => entries.filter(isSettled);

/** Returns the time of the newest message of others, or 0. */
export const newestOfOthers = (state: ConversationState): number =>
  settledOf(state).reduce((newest, { isOwn, at }) => (isOwn ? newest : Math.max(newest, at)), 0);

export const countUnseen = (state: ConversationState): number =>
  settledOf(state).filter(({ isOwn, at }) => !isOwn && at > (state.seenTo ?? 0)).length;

const isUnsent = ({ delivery }: ChatEntry): boolean =>
  delivery !== undefined && delivery.state !== 'succeed' && delivery.state !== 'failed';

/** Returns whether a message of the player is in flight or waits. */
export const hasUnsent = ({ entries }: ConversationState): boolean => entries.some(isUnsent);

const isFile = ({ message }: ChatEntry): boolean => message.message_type === 'media';

export const hasUnsentFile = ({ entries }: ConversationState): boolean =>
  entries.some((entry) => isFile(entry) && isUnsent(entry));

/** Returns the texts of the player that the backend has not accepted. */
export const unsettledTexts = ({ entries }: ConversationState): readonly ChatEntry[] =>
  entries.filter((entry) => !isSettled(entry) && !isFile(entry));

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

/** Marks a message of the player as accepted at a time. */
function settle(entries: readonly ChatEntry[], key: string, at: number): readonly ChatEntry[] {
  // Without client ids, the echo may have come first under another key.
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

/** Adds one message; a duplicate changes nothing. */
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

/** Returns the entry of the same message. */
function findKnown(
  entries: readonly ChatEntry[],
  conversation: Conversation,
  at: number,
): ChatEntry | undefined {
  const key = messageKey(conversation);
  const named = entries.find((entry) => entry.key === key);
  if (named || !isOwn(conversation) || clientIdOf(conversation.message) !== undefined) return named;
  // Without client ids, the time of the response decides, then the first unsent message with this content.
  const content = contentOf(conversation.message);
  return (
    entries.find((entry) => entry.isOwn && entry.at === at) ??
    entries.find((entry) => !isSettled(entry) && contentOf(entry.message) === content)
  );
}

/** Orders messages of the backend by time, then unsent ones as written. */
const inOrder = (entries: readonly ChatEntry[]): readonly ChatEntry[] =>
  [...entries].sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity) || 0);
