import { plain, type Plain } from './plain.ts';

/** A message to the subscribers, e.g. a chat message for a room. */
export interface Push {
  readonly topic: string;
  readonly payload: Plain;
}

export type PushListener = (push: Push) => void;

/** Buffers the pushes of a command and delivers them, in order, after its commit. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Creates an outbox. `onThrow` is called when a listener throws; the other listeners still run. */
export function createOutbox(onThrow: (push: Push, error: unknown) => void) {
  const listeners = new Set<PushListener>();
  const delivering: Push[] = [];
  let waiting: Push[] = [];
  let isDelivering = false;

  function notify(push: Push): void {
    for (const listener of [...listeners]) {
      try {
        listener(push);
      } catch (error) {
        onThrow(push, error);
      }
    }
  }

  return {
    push(topic: string, payload: Plain): void {
      waiting.push({ topic, payload: plain(payload, `push ${topic}`) });
    },
    /** Adds a listener. Returns the unsubscribe function. */
    subscribe(listener: PushListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Delivers the buffered pushes. A push from a listener's own command is delivered after them. */
    deliver(): void {
      delivering.push(...waiting);
      waiting = [];
      if (isDelivering) return;
      isDelivering = true;
      try {
        for (let push = delivering.shift(); push; push = delivering.shift()) notify(push);
      } finally {
        isDelivering = false;
      }
    },
    discard(): void {
      waiting = [];
    },
  };
}
