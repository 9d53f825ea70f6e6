/**
 * A conversation at work: it feeds the reducer from calls and socket, reads what was missed, and tells the backend what
 * was seen. It knows no React; whoever shows it subscribes.
 */
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { chatLimits } from '@wallet/contract/chat';
import {
  emptyConversation,
  newestOfOthers,
  reduceConversation,
  type ConversationEvent,
  type ConversationState,
} from './conversation.ts';
import { createListeners } from '#api/storage/listeners.ts';
import type { ChatListeners, ChatSocket } from './chat-socket.ts';
import { createOutbox, type ChatAlert, type Outbox } from './outbox.ts';
import { failureOf } from '#api/api-error.ts';
import { reconnectDelay } from './reconnect-policy.ts';
import { readEarlier, readNewest, type Read, type ReadPage } from './read-history.ts';
import type { ChatApi } from './chat-api.ts';

export interface ChatSessionOptions {
  readonly api: ChatApi;
  readonly createSocket: (listeners: ChatListeners, isOpen: () => boolean) => ChatSocket;
  /** Whether the browser believes in a connection. */
  readonly isOnline: () => boolean;
  /** Whether the page is in view: what stands on one that is not was seen by nobody. */
  readonly isInView: () => boolean;
}

type Reading = 'newest' | 'earlier';

export interface ChatSessionState {
  readonly conversation: ConversationState;
  /** Whether what is said is heard as it is said. */
  readonly line: 'connecting' | 'joined' | 'lost';
  readonly reading: Reading | undefined;
  /** What could not be read when it was tried last. */
  readonly failed: Reading | undefined;
  /** Why it could not be read. */
  readonly failure: ErrorBody | undefined;
}

export interface ChatSession extends Omit<Outbox, 'flush' | 'stop'> {
  get(): ChatSessionState;
  subscribe(listener: () => void): () => void;
  /** Begins, or begins again; `onAlert` is told what the player is to be told of. */
  start(onAlert: (alert: ChatAlert) => void): void;
  stop(): void;
  /** Reads a page further back, or what could not be read before. */
  loadEarlier(): void;
  reload(): void;
  open(): void;
  close(): void;
  /** Whether the newest message is in sight. */
  setEndVisible(isLooking: boolean): void;
  /** The player came back: what was missed is read, what waits is sent. */
  wake(): void;
  /** The network came back, to many phones at once: what waits is sent, the rest may take its time. */
  comeOnline(): void;
  /** The browser has no connection. */
  rest(): void;
}

export function createChatSession({
  api,
  createSocket,
  isOnline,
  isInView,
}: ChatSessionOptions): ChatSession {
  const listeners = createListeners();
  let state: ChatSessionState = {
    conversation: emptyConversation,
    line: 'connecting',
    reading: undefined,
    failed: undefined,
    failure: undefined,
  };
  /** Something may have been said that was not heard. */
  let isBehind = true;
  let isStopped = true;
  let alert: (alert: ChatAlert) => void = () => undefined;
  let check: ReturnType<typeof setInterval> | undefined;
  let isOpen = false;
  /** Failures in a row, and when to try again. */
  const failures = { line: 0, history: 0 };
  const dueAt = { line: 0, history: 0 };
  let isLooking = false;
  let isMarking = false;
  /** What others said up to this moment the backend knows to be read. */
  let readUpTo = 0;
  let marking: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<ChatSessionState>): void {
    state = { ...state, ...next };
    listeners.notify();
  }

  function dispatch(event: ConversationEvent): void {
    const conversation = reduceConversation(state.conversation, event);
    if (conversation === state.conversation) return;
    change({ conversation });
    planMark();
  }

  async function read(reading: Reading, pages: (page: ReadPage, of: ConversationState) => Promise<Read>) {
    if (state.reading || isStopped) return;
    change({ reading, failed: undefined, failure: undefined });
    try {
      if (reading === 'newest') isBehind = false;
      const found = await pages(api.history, state.conversation);
      if (!isStopped) dispatch({ type: reading === 'newest' ? 'caught-up' : 'went-back', ...found });
      failures.history = 0;
      change({ reading: undefined });
    } catch (error) {
      isBehind ||= reading === 'newest';
      // The first time at the next check: one failed reading is no outage.
      if (failures.history++ > 0) dueAt.history = soon(1);
      change({ reading: undefined, failed: reading, failure: failureOf(error) });
      return;
    }
    // What could have been missed while another page was read.
    if (isBehind) catchUp();
  }

  const soon = (attempt: number) => performance.now() + reconnectDelay(attempt, isOpen);

  function catchUp(): void {
    isBehind = true;
    void read('newest', readNewest);
  }

  const canSee = () => isLooking && isInView() && !isStopped;

  /** What is new counts as read, here and at the backend, a second after the player has seen it (spec 4, Chat). */
  function planMark(): void {
    const newest = newestOfOthers(state.conversation);
    const isDue = newest > state.conversation.seenTo || (newest > readUpTo && !isMarking);
    if (!isDue || !canSee()) {
      clearTimeout(marking);
      marking = undefined;
    } else marking ??= setTimeout(() => void mark(), chatLimits.markReadDelay);
  }

  async function mark(): Promise<void> {
    marking = undefined;
    if (!canSee()) return;
    const to = newestOfOthers(state.conversation);
    const isTold = isMarking;
    isMarking = true;
    dispatch({ type: 'seen', to });
    // One call at a time; what was seen meanwhile is told after it.
    if (isTold) return;
    try {
      await api.markRead();
      readUpTo = to;
    } catch {
      // With the next message, or the next look, it is tried again.
      return;
    } finally {
      isMarking = false;
    }
    planMark();
  }

  const line = createSocket(
    {
      onJoined() {
        failures.line = 0;
        change({ line: 'joined' });
        catchUp();
      },
      onLost() {
        dueAt.line = soon(failures.line);
        failures.line += 1;
        change({ line: 'lost' });
      },
      onMessage: (conversation) => dispatch({ type: 'heard', conversation }),
    },
    () => isOpen,
  );

  const { flush, stop, ...outbox } = createOutbox({
    api,
    dispatch,
    entries: () => state.conversation.entries,
    isOnline,
    onAlert: (one) => alert(one),
  });

  /** Every five seconds (spec 7): opens a line that is lost, reads what could not be read, once either is due. */
  function checkNow(): void {
    if (!isOnline() || !isInView()) return;
    const now = performance.now();
    if (now >= dueAt.line || state.line !== 'lost') line.open();
    if (isBehind && state.line === 'joined' && now >= dueAt.history) catchUp();
  }

  function checkAtOnce(): void {
    dueAt.line = dueAt.history = 0;
    checkNow();
  }

  return {
    ...outbox,
    get: () => state,
    subscribe: listeners.subscribe,
    start(onAlert) {
      alert = onAlert;
      isStopped = false;
      check = setInterval(checkNow, chatLimits.reconnectCheck);
      checkAtOnce();
    },
    stop() {
      isStopped = true;
      clearInterval(check);
      clearTimeout(marking);
      marking = undefined;
      line.close();
      stop();
    },
    loadEarlier: () => void read('earlier', readEarlier),
    reload: catchUp,
    open() {
      isOpen = true;
      dispatch({ type: 'opened' });
      checkAtOnce();
      // Without a socket the history can be read all the same.
      if (state.conversation.reach === undefined && !state.reading) catchUp();
    },
    close() {
      isOpen = false;
      dispatch({ type: 'closed' });
    },
    setEndVisible(now) {
      isLooking = now;
      planMark();
    },
    wake() {
      checkAtOnce();
      if (state.conversation.reach !== undefined) catchUp();
      flush();
      planMark();
    },
    comeOnline() {
      dueAt.line = soon(0);
      checkNow();
      flush();
    },
    rest() {
      line.close();
      change({ line: 'lost' });
    },
  };
}
