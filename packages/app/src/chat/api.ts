import type { QueryClient } from '@tanstack/react-query';
import { chat as contract, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { customer } from './message-key.ts';
import { contractHooks } from '#api/tsr.ts';
import { runMutation, type RequestControl } from '#api/run-mutation.ts';
import type { ReadPage } from './read-history.ts';

const tsr = contractHooks('chat', contract);

/** Returns whether the operator offers the chat; read once in a visit. */
export const chatEnabledQuery = () => tsr.enabled.queryOptions({});

/** Owner of a conversation: a member by the profile, or a guest by the generated id (spec 4, Chat). */
export type ChatOwner =
  | { readonly userId: string; readonly username: string; readonly name: string }
  | { readonly guestId: string };

/** Returns the part of a room's name that identifies its owner. */
export const senderIdOf = (owner: ChatOwner): string => ('userId' in owner ? owner.userId : owner.guestId);

export type ChatApi = ReturnType<typeof chatApiOf>;

/** Returns the calls of a conversation. Only reads are retried. */
export function chatApiOf(client: QueryClient, owner: ChatOwner) {
  const whose = 'userId' in owner ? { userId: owner.userId } : { guestId: owner.guestId };
  const conversationOf = (message: ChatMessage): Conversation => ({ sender: customer, message, ...owner });
  const history: ReadPage = (page) =>
    client.fetchQuery({ ...tsr.history.queryOptions({ body: { ...whose, ...page } }), gcTime: 0 });
  return {
    history,
    /** Resolves to the name of the room on the socket. */
    async room(): Promise<string> {
      const { PREFIX } = await client.fetchQuery(tsr.config.queryOptions({}));
      return PREFIX + senderIdOf(owner);
    },
    /** Resolves to the time of the message in epoch milliseconds. */
    async send(message: ChatMessage): Promise<number> {
      const { createdAt } = await runMutation(client, tsr.send, { body: conversationOf(message) });
      const at = Date.parse(createdAt);
      // Without a time from the backend, the message counts as sent now.
      return Number.isNaN(at) ? Date.now() : at;
    },
    /** Resolves to the address of the file. */
    async upload(file: File, kind: 'image' | 'video', control: RequestControl): Promise<string> {
      const endpoint = kind === 'video' ? tsr.uploadVideo : tsr.uploadImage;
      const { path } = await runMutation(client, endpoint, { body: { file } }, control);
      return path;
    },
    markRead: async (): Promise<void> => void (await runMutation(client, tsr.markRead, { body: whose })),
  };
}
