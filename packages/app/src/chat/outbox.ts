/**
 * Sends the player's messages: texts one after another and, in parallel, files one after another. A slow backend thus
 * holds only two of the browser's few connections; the wallet keeps the others.
 */
import type { ChatMessage } from '@wallet/contract/chat';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { ChatEntry, Delivery, ChatReply } from '@wallet/ui/chat';
import { newIntent } from '#api/intent.ts';
import { outcomeOf } from '#api/api-error.ts';
import { isSettled, type ConversationEvent } from './conversation.ts';
import type { ChatApi } from './api.ts';

/** Maximum number of texts that wait for a connection; files never wait. */
export const mostWaiting = 20;

/** An alert that shows for four seconds (spec 8): a refusal, or a message that cannot wait. */
export type ChatAlert = ErrorBody | 'too-many-waiting' | 'offline-file';

export interface OutboxOptions {
  readonly api: Pick<ChatApi, 'send' | 'upload'>;
  readonly dispatch: (event: ConversationEvent) => void;
  readonly entries: () => readonly ChatEntry[];
  readonly isOnline: () => boolean;
  readonly onAlert: (alert: ChatAlert) => void;
}

interface Attachment {
  readonly file: File;
  readonly kind: 'image' | 'video';
  /** Local address of the preview. */
  readonly preview: string;
  /** Address at the backend, after the upload. */
  path?: string;
  /** Aborts the upload. */
  controller?: AbortController;
}

export function createOutbox({ api, dispatch, entries, isOnline, onAlert }: OutboxOptions) {
  const attachments = new Map<string, Attachment>();
  let texts: Promise<void> = Promise.resolve();
  let uploads: Promise<void> = Promise.resolve();

  const find = (key: string) => entries().find((entry) => entry.key === key && !isSettled(entry));
  const move = (key: string, delivery: Delivery) => dispatch({ type: 'moved', key, delivery });

  function fail(key: string, error: unknown): void {
    const outcome = outcomeOf(error);
    // After the end of a session, the next page shows the reason.
    const isShown = outcome.kind === 'rejected' || outcome.kind === 'limited';
    const failure = isShown ? outcome.failure : undefined;
    if (failure) onAlert(failure);
    move(key, { state: 'failed', ...(failure && { failure }) });
  }

  /** One at a time, to keep the room in the order of their writing. */
  function deliver(key: string): void {
    texts = texts.then(async () => {
      const entry = find(key);
      if (!entry) return;
      if (!isOnline() && !attachments.has(key)) return move(key, { state: 'waiting' });
      try {
        const at = await api.send(withUploadedFile(entry));
        dispatch({ type: 'settled', key, at });
      } catch (error) {
        fail(key, error);
      }
    });
  }

  /** A file is shown from its local address and sent with that of the backend. */
  function withUploadedFile({ key, message }: ChatEntry): ChatMessage {
    const path = attachments.get(key)?.path;
    return message.message_type === 'media' && path !== undefined
      ? { ...message, payload: { ...message.payload, url: path, filePath: path } }
      : message;
  }

  /** After the files before it. */
  function upload(key: string, attachment: Attachment): void {
    const controller = new AbortController();
    const { signal } = controller;
    attachment.controller = controller;
    move(key, { state: 'uploading_file', share: 0 });
    const markFailed = () => move(key, { state: 'failed' });
    signal.addEventListener('abort', markFailed);
    uploads = uploads.then(async () => {
      signal.removeEventListener('abort', markFailed);
      if (signal.aborted) return;
      try {
        attachment.path = await api.upload(attachment.file, attachment.kind, {
          signal,
          onUpload: (share) => move(key, { state: 'uploading_file', share }),
        });
        move(key, { state: 'sending' });
        deliver(key);
      } catch (error) {
        fail(key, error);
      }
    });
  }

  return {
    /** Returns whether the message was accepted; it is not when too many wait. */
    send(reply: ChatReply): boolean {
      const key = newIntent();
      const isWaiting = !isOnline();
      const waiting = entries().filter(({ delivery }) => delivery?.state === 'waiting').length;
      if (isWaiting && waiting >= mostWaiting) {
        onAlert('too-many-waiting');
        return false;
      }
      const delivery: Delivery = { state: isWaiting ? 'waiting' : 'sending' };
      dispatch({ type: 'wrote', key, message: messageOf(reply, key), delivery });
      if (!isWaiting) deliver(key);
      return true;
    },
    attach(file: File, kind: 'image' | 'video'): boolean {
      if (!isOnline()) {
        onAlert('offline-file');
        return false;
      }
      const key = newIntent();
      const attachment: Attachment = { file, kind, preview: URL.createObjectURL(file) };
      attachments.set(key, attachment);
      const message: ChatMessage = {
        message_type: 'media',
        payload: { url: attachment.preview, fileType: kind, clientId: key },
      };
      dispatch({ type: 'wrote', key, message, delivery: { state: 'uploading_file', share: 0 } });
      upload(key, attachment);
      return true;
    },
    /** Cancels an upload, which may be sent again. */
    cancel: (key: string): void => attachments.get(key)?.controller?.abort(),
    resend(key: string): void {
      const entry = find(key);
      if (entry?.delivery?.state !== 'failed') return;
      const attachment = attachments.get(key);
      if (attachment && attachment.path === undefined) return upload(key, attachment);
      move(key, { state: 'sending' });
      deliver(key);
    },
    /** Removes a message that did not arrive. */
    remove(key: string): void {
      dispatch({ type: 'removed', key });
      const attachment = attachments.get(key);
      if (attachment) discard(attachment);
      attachments.delete(key);
    },
    flush() {
      for (const { key, delivery } of entries()) {
        if (delivery?.state !== 'waiting') continue;
        move(key, { state: 'sending' });
        deliver(key);
      }
    },
    stop() {
      attachments.forEach(discard);
      attachments.clear();
    },
  };
}

function discard({ controller, preview }: Attachment): void {
  controller?.abort();
  URL.revokeObjectURL(preview);
}

const messageOf = (reply: ChatReply, clientId: string): ChatMessage =>
  reply.type === 'text'
    ? { message_type: 'text', payload: { text: reply.text, clientId } }
    : { message_type: 'postback', payload: { title: reply.title, payload: reply.payload, clientId } };
