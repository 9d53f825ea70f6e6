import type { QueryClient } from '@tanstack/react-query';
import { chat as contract, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { customer } from './message-key.ts';
import type { ChatApi } from './chat-api.ts';
import { contractHooks } from '#api/tsr.ts';
import { runMutation } from '#api/run-mutation.ts';

const tsr = contractHooks('chat', contract);

/** Returns whether the operator offers the chat; read once in a visit. */
export const chatEnabledQuery = () => tsr.enabled.queryOptions({});

/** Owner of a conversation: a member by the profile, or a guest by the generated id (spec 4, Chat). */
export type ChatOwner =
  | { readonly userId: string; readonly username: string; readonly name: string }
  | { readonly guestId: string };

/** Returns the part of a room's name that identifies its owner. */
export const senderIdOf = (owner: ChatOwner): string => ('userId' in owner ? owner.userId : owner.guestId);

/** Returns the calls of a conversation. Only reads are retried. */
export function chatApiOf(client: QueryClient, owner: ChatOwner): ChatApi {
  const whose = 'userId' in owner ? { userId: owner.userId } : { guestId: owner.guestId };
  const conversationOf = (message: ChatMessage): Conversation => ({ sender: customer, message, ...owner });
  return {
    async room() {
      const { PREFIX } = await client.fetchQuery(tsr.config.queryOptions({}));
      return PREFIX + senderIdOf(owner);
    },
    history: (page) =>
      client.fetchQuery({
        ...tsr.history.queryOptions({ body: { ...whose, ...page } }),
        gcTime: 0,
      }),
    async send(message) {
      const { createdAt } = await runMutation(client, tsr.send, { body: conversationOf(message) });
      const at = Date.parse(createdAt);
      // Without a time from the backend, the message counts as sent now.
      return Number.isNaN(at) ? Date.now() : at;
    },
    async upload(file, kind, control) {
      const endpoint = kind === 'video' ? tsr.uploadVideo : tsr.uploadImage;
      const { path } = await runMutation(client, endpoint, { body: { file } }, control);
      return path;
    },
    markRead: async () => void (await runMutation(client, tsr.markRead, { body: whose })),
  };
}
