/** What a conversation asks of the backend. */
import type { ChatMessage } from '@wallet/contract/chat';
import type { RequestControl } from '#api/use-api-mutation.ts';
import type { ReadPage } from './read-history.ts';

export interface ChatApi {
  /** The name of the room on the socket. */
  readonly room: () => Promise<string>;
  readonly history: ReadPage;
  /** Answers when it was taken, epoch milliseconds. */
  readonly send: (message: ChatMessage) => Promise<number>;
  /** Answers where it is. */
  readonly upload: (file: File, kind: 'image' | 'video', course: RequestControl) => Promise<string>;
  readonly markRead: () => Promise<void>;
}
