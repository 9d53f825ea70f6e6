/**
 * Reads the history of a room, newest first, by limit and offset. New messages shift the pages, so pages may overlap,
 * but no message is skipped.
 */
import { chatLimits, type Conversation } from '@wallet/contract/chat';
import { settledOf, type ConversationState } from './conversation.ts';
import type { WithUnreadable } from '#api/read-response.ts';
import { momentOf } from './message-key.ts';

/** Reads a page, newest first. */
export type ReadPage = (page: {
  readonly limit: number;
  readonly skip: number;
}) => Promise<readonly Conversation[] & WithUnreadable>;

export interface Read {
  readonly conversations: readonly Conversation[];
  readonly isBeginning: boolean;
}

const { historyPage: limit } = chatLimits;

async function readFrom(
  readPage: ReadPage,
  first: number,
  isEnough: (conversations: readonly Conversation[]) => boolean,
): Promise<Read> {
  const conversations: Conversation[] = [];
  for (let skip = first; ; skip += limit) {
    const page = await readPage({ limit, skip });
    conversations.push(...page);
    // An unreadable message still counts on its page.
    if (page.length + (page.unreadable ?? 0) < limit) return { conversations, isBeginning: true };
    if (isEnough(conversations)) return { conversations, isBeginning: false };
  }
}

/** Maximum number of messages that the first read counts as unread. */
export const mostUnread = 100;

/** Reads from the newest message back to the complete interval; at first, back to the last one that was seen. */
export function readNewest(readPage: ReadPage, { complete, seenTo }: ConversationState): Promise<Read> {
  const until = complete?.to ?? seenTo ?? Infinity;
  const isEnough = (read: readonly Conversation[]) =>
    read.some((conversation) => momentOf(conversation) <= until) || (!complete && read.length >= mostUnread);
  return readFrom(readPage, 0, isEnough);
}

/** Reads the page before that. */
export function readEarlier(readPage: ReadPage, state: ConversationState): Promise<Read> {
  const from = state.complete?.from ?? Infinity;
  const known = settledOf(state).filter(({ at }) => at >= from).length;
  const isEarlier = (conversation: Conversation) => momentOf(conversation) < from;
  return readFrom(readPage, known, (read) => read.filter(isEarlier).length >= limit);
}
