import type { ChatMessage } from '@wallet/contract/chat';

/** Returns the text that came with a message of a type that is not listed; undefined where there is none. */
export function unlistedText({
  payload,
}: Extract<ChatMessage, { message_type: 'other' }>): string | undefined {
  const text = payload?.['text'];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
