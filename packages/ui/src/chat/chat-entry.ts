import type { ChatMessage, DeliverStatus } from '@wallet/contract/chat';
import type { ErrorBody } from '@wallet/contract/wire/error-body';

/** Messages of a conversation as shown, and the player's actions. */

/** Delivery state of an own message; `waiting` for a connection. */
export interface Delivery {
  readonly state: DeliverStatus | 'waiting';
  /** Uploaded share of a file, 0 to 1. */
  readonly share?: number;
  /** The backend's refusal, if any. */
  readonly failure?: ErrorBody;
}

export interface ChatEntry {
  /** Stable before and after delivery. */
  readonly key: string;
  readonly isOwn: boolean;
  readonly name: string | undefined;
  readonly message: ChatMessage;
  /** Server time in epoch milliseconds; undefined until delivered. */
  readonly at: number | undefined;
  /** Set for own messages only. */
  readonly delivery: Delivery | undefined;
}

/** State of the loaded history: `part` has earlier messages, `beginning` has none. */
export type ChatHistory = 'loading' | 'failed' | 'part' | 'loading-earlier' | 'earlier-failed' | 'beginning';

/** Text or postback; files are attached separately. */
export type ChatReply =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'postback'; readonly title: string; readonly payload: string };

export interface ChatActions {
  /** Returns false when the message was not accepted; the text stays in the field. */
  send(reply: ChatReply): boolean;
  attach(file: File, kind: 'image' | 'video'): boolean;
  /** Aborts an upload; it can be resent. */
  cancel(key: string): void;
  resend(key: string): void;
  remove(key: string): void;
  loadEarlier(): void;
  /** Reloads the newest page after a failure. */
  reload(): void;
  /** Called when the newest message enters or leaves the viewport. */
  setEndVisible(isEndVisible: boolean): void;
}

/** Returns the text of a message of an unlisted type, if it has one. */
export function unlistedText({
  payload,
}: Extract<ChatMessage, { message_type: 'other' }>): string | undefined {
  const text = payload?.['text'];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
