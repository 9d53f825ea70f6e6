import { ChatMessage } from '@wallet/contract/chat';
import { expect, it } from 'vitest';
import { messages, messageTypes } from './messages.ts';

it.each(messageTypes)('is a message of the contract: %s', (type) => {
  expect(ChatMessage.safeParse(messages[type]).error?.issues).toBeUndefined();
});
