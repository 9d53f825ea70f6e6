/**
 * How the history of a room is read, which says nothing but "newest first, so many, after so many": messages that come
 * in meanwhile push the pages on, so a page may begin with what the last one ended with, and nothing is ever passed over.
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
  /** Whether there is nothing before. */
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
    // A message that cannot be read takes its place on the page all the same.
    if (page.length + (page.unreadable ?? 0) < limit) return { conversations, isBeginning: true };
    if (isEnough(conversations)) return { conversations, isBeginning: false };
  }
}

/** From the newest message back to where nothing was missing; of a room that was never read, the first page. */
export const readNewest = (readPage: ReadPage, { complete }: ConversationState): Promise<Read> =>
  readFrom(
    readPage,
    0,
    (read) => !complete || read.some((conversation) => momentOf(conversation) <= complete.to),
  );

/** A page of what was said before that. */
export function readEarlier(readPage: ReadPage, state: ConversationState): Promise<Read> {
  const from = state.complete?.from ?? Infinity;
  const known = settledOf(state).filter(({ at }) => at >= from).length;
  const isEarlier = (conversation: Conversation) => momentOf(conversation) < from;
  return readFrom(readPage, known, (read) => read.filter(isEarlier).length >= limit);
}
