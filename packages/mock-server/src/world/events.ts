import type { Plain } from './plain.ts';
import { plain } from './plain.ts';

/** Something pushed to those who listen, e.g. a chat message for a room. */
export interface Push {
  readonly topic: string;
  readonly payload: Plain;
}

export type PushListener = (push: Push) => void;

/** Pushes wait here while a command runs; they leave, in order, once it is committed. */
export interface Outbox {
  push(topic: string, payload: Plain): void;
  /** Listens until the answered function is called. */
  subscribe(listener: PushListener): () => void;
  /** Hands out what waits. A listener's own commands may push more, which leaves after what was pushed before. */
  deliver(): void;
  discard(): void;
}

/** `onThrow` is called when a listener fails; the command stands, and the other listeners run. */
export function createOutbox(onThrow: (push: Push, error: unknown) => void): Outbox {
  const listeners = new Set<PushListener>();
  const leaving: Push[] = [];
  let waiting: Push[] = [];
  let isDelivering = false;

  function hand(push: Push): void {
    for (const listener of [...listeners]) {
      try {
        listener(push);
      } catch (error) {
        onThrow(push, error);
      }
    }
  }

  return {
    push(topic, payload) {
      waiting.push({ topic, payload: plain(payload, `push ${topic}`) });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    deliver() {
      leaving.push(...waiting);
      waiting = [];
      if (isDelivering) return;
      isDelivering = true;
      try {
        for (let push = leaving.shift(); push; push = leaving.shift()) hand(push);
      } finally {
        isDelivering = false;
      }
    },
    discard() {
      waiting = [];
    },
  };
}
