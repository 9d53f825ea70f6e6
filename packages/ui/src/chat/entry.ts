/** One message of a conversation as it is shown. */
import type { ChatMessage, DeliverStatus } from '@wallet/contract/chat';
import type { Failure } from '@wallet/contract/wire/failure';

/** How far a message of one's own has come: what travels, and the wait for a connection before that. */
export interface Delivery {
  readonly state: DeliverStatus | 'waiting';
  /** How much of a file has left, 0 to 1. */
  readonly share?: number;
  /** Why it was refused, where the backend said so. */
  readonly failure?: Failure;
}

export interface ChatEntry {
  /** Names it for good, also before the backend has it. */
  readonly key: string;
  readonly isOwn: boolean;
  /** Who says it, where that was told. */
  readonly name: string | undefined;
  readonly message: ChatMessage;
  /** When the backend took it, epoch milliseconds by its clock; undefined until then. */
  readonly at: number | undefined;
  /** Of one's own only. */
  readonly delivery: Delivery | undefined;
}

/** How far back the conversation is known, and how reading on stands. */
export type ChatHistory = 'loading' | 'failed' | 'part' | 'loading-earlier' | 'earlier-failed' | 'beginning';

/** What may be said; files are attached. */
export type Sentence =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'postback'; readonly title: string; readonly payload: string };

/** What the player does in a conversation. */
export interface ChatActions {
  /** Answers whether it was taken: what was not stays in the field. */
  write(sentence: Sentence): boolean;
  attach(file: File, kind: 'image' | 'video'): boolean;
  /** Gives an upload up; it can be sent again. */
  cancel(key: string): void;
  resend(key: string): void;
  /** Takes back what did not arrive. */
  remove(key: string): void;
  /** Reads a page further back. */
  readBack(): void;
  /** Reads the newest page again, after that has failed. */
  readAnew(): void;
  /** Whether the newest message is in sight. */
  look(isLooking: boolean): void;
}
