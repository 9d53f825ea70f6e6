import type { ChatMessage } from '@wallet/contract/chat';

/** Returns the text of a message of an unlisted type, if it has one. */
export function unlistedText({
  payload,
}: Extract<ChatMessage, { message_type: 'other' }>): string | undefined {
  const text = payload?.['text'];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
