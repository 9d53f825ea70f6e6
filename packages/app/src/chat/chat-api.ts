/** The calls of a conversation. */
import type { ChatMessage } from '@wallet/contract/chat';
import type { RequestControl } from '#api/run-mutation.ts';
import type { ReadPage } from './read-history.ts';

export interface ChatApi {
  /** Resolves to the name of the room on the socket. */
  readonly room: () => Promise<string>;
  readonly history: ReadPage;
  /** Resolves to the time of the message in epoch milliseconds. */
  readonly send: (message: ChatMessage) => Promise<number>;
  /** Resolves to the address of the file. */
  readonly upload: (file: File, kind: 'image' | 'video', control: RequestControl) => Promise<string>;
  readonly markRead: () => Promise<void>;
}
