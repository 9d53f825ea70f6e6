/** Identity of messages (decisions 16). */
import { clientIdOf, type ChatMessage, type Conversation } from '@wallet/contract/chat';

/** The sender name of the player; all others are support (spec 3). */
export const customer = 'customer';

export const isOwn = ({ sender }: Pick<Conversation, 'sender'>): boolean => sender === customer;

/**
 * Returns the time of a message at the backend in epoch milliseconds; NaN without one, which has no place in the order.
 */
export const momentOf = ({ createdAt }: Conversation): number => Date.parse(createdAt ?? '');

/** Returns the content of a message as comparable text, without client id and delivery state, with sorted fields. */
export function contentOf({ deliver: _deliver, ...message }: ChatMessage): string {
  return JSON.stringify(message, (name, value: unknown) => {
    if (name === 'clientId') return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });
}

/** Returns the key of a message: its client id, or else its sender, time and content. */
export function messageKey(conversation: Conversation): string {
  const clientId = isOwn(conversation) ? clientIdOf(conversation.message) : undefined;
  const { sender, message } = conversation;
  return clientId ?? [sender, momentOf(conversation), contentOf(message)].join(' ');
}
