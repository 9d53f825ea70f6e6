import type { QueryClient } from '@tanstack/react-query';
import { chat as contract, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { customer } from './message-key.ts';
import type { ChatApi } from './chat-api.ts';
import { endpointsOf } from '#api/client.ts';
import { runMutation } from '#api/use-api-mutation.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('chat', contract);

/** Whether the operator offers the chat; asked once for each visit. */
export const chatEnabledQuery = () => readQuery(calls.enabled, {});

/** Whose conversation it is: a member's by the profile, or a guest's by the id the guest made (spec 4, Chat). */
export type ChatOwner =
  | { readonly userId: string; readonly username: string; readonly name: string }
  | { readonly guestId: string };

/** The part of a room's name that tells it from other rooms. */
export const senderIdOf = (owner: ChatOwner): string => ('userId' in owner ? owner.userId : owner.guestId);

/** What a conversation asks of the backend. Reads are tried again as all reads are; nothing else is. */
export function chatApiOf(client: QueryClient, owner: ChatOwner): ChatApi {
  const whose = 'userId' in owner ? { userId: owner.userId } : { guestId: owner.guestId };
  const conversationOf = (message: ChatMessage): Conversation => ({ sender: customer, message, ...owner });
  return {
    async room() {
      const { PREFIX } = await client.fetchQuery(readQuery(calls.config, {}));
      return PREFIX + senderIdOf(owner);
    },
    history: (page) =>
      client.fetchQuery({
        ...readQuery(calls.history, { body: { ...whose, ...page } }),
        gcTime: 0,
      }),
    async send(message) {
      const { createdAt } = await runMutation(client, calls.send, { body: conversationOf(message) });
      const at = Date.parse(createdAt);
      // A backend that does not say when it took the message has taken it now.
      return Number.isNaN(at) ? Date.now() : at;
    },
    async upload(file, kind, course) {
      const endpoint = kind === 'video' ? calls.uploadVideo : calls.uploadImage;
      const { path } = await runMutation(client, endpoint, { body: { file } }, course);
      return path;
    },
    markRead: async () => void (await runMutation(client, calls.markRead, { body: whose })),
  };
}
