/**
 * A running conversation: feeds the reducer from calls and socket, reads missed messages, and sends read marks. It has
 * no dependency on React; components subscribe.
 */
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { chatLimits } from '@wallet/contract/chat';
import {
  hasUnsent,
  newestOfOthers,
  reduceConversation,
  type ConversationEvent,
  type ConversationState,
} from './conversation.ts';
import { createListeners } from '#api/storage/listeners.ts';
import type { ChatListeners, ChatSocket } from './chat-socket.ts';
import { createOutbox, type ChatAlert } from './outbox.ts';
import { failureOf } from '#api/api-error.ts';
import { reconnectDelay } from './reconnect-policy.ts';
import { readEarlier, readNewest, type Read, type ReadPage } from './read-history.ts';
import type { ChatApi } from './api.ts';
import { remembered, type ChatMemory } from './chat-memory.ts';

export interface ChatSessionOptions {
  readonly api: ChatApi;
  readonly memory: ChatMemory;
  readonly createSocket: (listeners: ChatListeners, isOpen: () => boolean) => ChatSocket;
  readonly isOnline: () => boolean;
  /** Whether the page is visible; messages on a hidden page stay unread. */
  readonly isInView: () => boolean;
}

type Reading = 'newest' | 'earlier';

export interface ChatSessionState {
  readonly conversation: ConversationState;
  /** State of the socket; only `joined` receives messages. */
  readonly socket: 'connecting' | 'joined' | 'lost';
  readonly reading: Reading | undefined;
  /** The last read, if it failed. */
  readonly failed: Reading | undefined;
  readonly failure: ErrorBody | undefined;
}

export function createChatSession({ api, memory, createSocket, isOnline, isInView }: ChatSessionOptions) {
  const listeners = createListeners();
  let state: ChatSessionState = {
    conversation: remembered(memory),
    socket: 'connecting',
    reading: undefined,
    failed: undefined,
    failure: undefined,
  };
  /** Whether messages may be missing. */
  let isBehind = true;
  /** Whether the player reached the top during a read of the newest page. */
  let isEarlierRequested = false;
  let isStopped = true;
  let alert: (alert: ChatAlert) => void = () => undefined;
  let check: ReturnType<typeof setInterval> | undefined;
  let ignoreOtherTabs: () => void = () => undefined;
  let isOpen = false;
  /** Failures in a row, and the times of the next tries. */
  const failures = { socket: 0, history: 0 };
  const dueAt = { socket: 0, history: 0 };
  let isEndVisible = false;
  let isMarking = false;
  /** Time of the last read mark that the backend accepted. */
  let readUpTo = 0;
  let marking: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<ChatSessionState>): void {
    state = { ...state, ...next };
    listeners.notify();
  }

  function dispatch(event: ConversationEvent): void {
    const before = state.conversation;
    const conversation = reduceConversation(before, event);
    if (conversation === before) return;
    change({ conversation });
    // After the end, a late response belongs to nobody.
    if (!isStopped) memory.update(before, conversation);
    planMark();
  }

  async function read(reading: Reading, pages: (page: ReadPage, of: ConversationState) => Promise<Read>) {
    if (state.reading === 'newest') isEarlierRequested ||= reading === 'earlier';
    if (state.reading || isStopped) return;
    change({ reading, failed: undefined, failure: undefined });
    try {
      if (reading === 'newest') isBehind = false;
      const isFirst = state.conversation.reach === undefined;
      const found = await pages(api.history, state.conversation);
      if (!isStopped) dispatch({ type: reading === 'newest' ? 'caught-up' : 'went-back', ...found });
      // A panel that opened before the history had no new messages to mark.
      if (isFirst && isOpen) dispatch({ type: 'opened' });
      failures.history = 0;
      change({ reading: undefined });
    } catch (error) {
      isBehind ||= reading === 'newest';
      // The first retry comes at the next check: one failed read is no outage.
      if (failures.history++ > 0) dueAt.history = soon(1);
      change({ reading: undefined, failed: reading, failure: failureOf(error) });
      return;
    }
    if (reading === 'newest') flush();
    // Messages may have been missed during the read of another page.
    if (isBehind) catchUp();
    else if (isEarlierRequested) loadEarlier();
  }

  /** Sends waiting texts after the first read, which may find that some of an earlier page arrived. */
  function sendWaiting(): void {
    if (state.conversation.reach !== undefined) flush();
    else if (hasUnsent(state.conversation)) catchUp();
  }

  const soon = (attempt: number) => performance.now() + reconnectDelay(attempt, isOpen);

  function catchUp(): void {
    isBehind = true;
    void read('newest', readNewest);
  }

  function loadEarlier(): void {
    isEarlierRequested = false;
    if (state.conversation.reach !== 'beginning') void read('earlier', readEarlier);
  }

  const canSee = () => isEndVisible && isInView() && !isStopped;

  /** New messages count as read a second after they are visible (spec 4, Chat). */
  function planMark(): void {
    const newest = newestOfOthers(state.conversation);
    const isDue = newest > (state.conversation.seenTo ?? 0) || (newest > readUpTo && !isMarking);
    if (!isDue || !canSee()) {
      clearTimeout(marking);
      marking = undefined;
    } else marking ??= setTimeout(() => void mark(), chatLimits.markReadDelay);
  }

  async function mark(): Promise<void> {
    marking = undefined;
    if (!canSee()) return;
    const to = newestOfOthers(state.conversation);
    const wasMarking = isMarking;
    isMarking = true;
    dispatch({ type: 'seen', to });
    // One call at a time; later marks follow it.
    if (wasMarking) return;
    try {
      await api.markRead();
      readUpTo = to;
    } catch {
      // The next message or view retries it.
      return;
    } finally {
      isMarking = false;
    }
    planMark();
  }

  const socket = createSocket(
    {
      onJoined() {
        failures.socket = 0;
        change({ socket: 'joined' });
        catchUp();
      },
      onLost() {
        dueAt.socket = soon(failures.socket);
        failures.socket += 1;
        change({ socket: 'lost' });
      },
      onMessage: (conversation) => dispatch({ type: 'received', conversation }),
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

  /** Every five seconds (spec 7): opens a lost socket and retries a failed read when either is due. */
  function checkNow(): void {
    if (!isOnline() || !isInView()) return;
    const now = performance.now();
    if (now >= dueAt.socket || state.socket !== 'lost') socket.open();
    if (isBehind && state.socket === 'joined' && now >= dueAt.history) catchUp();
  }

  function checkAtOnce(): void {
    dueAt.socket = dueAt.history = 0;
    checkNow();
  }

  return {
    ...outbox,
    get: (): ChatSessionState => state,
    subscribe: listeners.subscribe,
    /** Starts or restarts; `onAlert` is called with alerts for the player. */
    start(onAlert: (alert: ChatAlert) => void) {
      alert = onAlert;
      isStopped = false;
      ignoreOtherTabs = memory.subscribe(() => {
        const to = memory.getSeenTo();
        if (to !== undefined) dispatch({ type: 'seen', to });
      });
      check = setInterval(checkNow, chatLimits.reconnectCheck);
      checkAtOnce();
    },
    stop() {
      isStopped = true;
      clearInterval(check);
      ignoreOtherTabs();
      clearTimeout(marking);
      marking = undefined;
      socket.close();
      stop();
    },
    /** Reads an earlier page, or retries the failed read. */
    loadEarlier,
    reload: catchUp,
    open() {
      isOpen = true;
      dispatch({ type: 'opened' });
      checkAtOnce();
      // The history needs no socket.
      if (state.conversation.reach === undefined && !state.reading) catchUp();
    },
    close() {
      isOpen = false;
      dispatch({ type: 'closed' });
    },
    setEndVisible(now: boolean) {
      isEndVisible = now;
      planMark();
    },
    /** The player returned: reads missed messages and sends waiting ones. */
    wake() {
      checkAtOnce();
      if (state.conversation.reach !== undefined) catchUp();
      sendWaiting();
      planMark();
    },
    /** The network returned, to many phones at once: sends waiting messages; reads follow later. */
    comeOnline() {
      dueAt.socket = soon(0);
      checkNow();
      sendWaiting();
    },
    /** The browser lost the connection. */
    rest() {
      socket.close();
      change({ socket: 'lost' });
    },
  };
}
