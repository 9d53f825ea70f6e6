/** What makes two reports of a message the same message (decisions 16). */
import type { ChatMessage, Conversation } from '@wallet/contract/chat';

/** Who the player is in a room; every other sender is somebody else (spec 3). */
export const customer = 'customer';

export const isOwn = ({ sender }: Pick<Conversation, 'sender'>): boolean => sender === customer;

/** The sender's own mark of a message, if it carries one. */
export function clientIdOf({ payload }: ChatMessage): string | undefined {
  const { clientId } = (payload ?? {}) as { readonly clientId?: unknown };
  return typeof clientId === 'string' && clientId !== '' ? clientId : undefined;
}

/** When the backend took it, epoch milliseconds; NaN for one that does not say, which has no place in the order. */
export const momentOf = ({ createdAt }: Conversation): number => Date.parse(createdAt ?? '');

/**
 * What is said in a message, whoever reports it: the same text for the same content, whatever the order of its fields,
 * without the mark of its sender and how far it came.
 */
export function contentOf({ deliver: _deliver, ...message }: ChatMessage): string {
  return JSON.stringify(message, (name, value: unknown) => {
    if (name === 'clientId') return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });
}

/** The name of a message on screen: the mark of its sender, or else who said what when. */
export function messageKey(conversation: Conversation): string {
  const clientId = isOwn(conversation) ? clientIdOf(conversation.message) : undefined;
  const { sender, message } = conversation;
  return clientId ?? [sender, momentOf(conversation), contentOf(message)].join(' ');
}
