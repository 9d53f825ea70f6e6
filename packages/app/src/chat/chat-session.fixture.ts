/** A chat session with a backend and a socket that tests control. */
import type { Conversation } from '@wallet/contract/chat';
import { expect, vi } from 'vitest';
import type { ChatOwner, ChatApi } from './api.ts';
import { ApiError } from '#api/api-error.ts';
import { createPollingSocket } from './polling-socket.ts';
import type { ChatListeners } from './chat-socket.ts';
import { textsOf } from './room.fixture.ts';
import { chatMemoryOf } from './chat-memory.ts';
import { createChatSession } from './chat-session.ts';

export const refused = (message: string) => new ApiError({ kind: 'rejected', failure: { message } });

let guests = 0;

/** Returns a guest whose room is new on this phone. */
const nobody = (): ChatOwner => ({ guestId: `guest ${(guests += 1)}` });

/** `room` has the messages of the backend, oldest first. */
export function stage({
  isOnline = true,
  room = [] as Conversation[],
  hasSocket = true,
  owner = nobody(),
} = {}) {
  const at = { isOnline, isInView: true };
  let sent = 0;
  const api = {
    room: () => Promise.resolve('play-me'),
    history: vi.fn<ChatApi['history']>(({ limit, skip }) =>
      Promise.resolve([...room].reverse().slice(skip, skip + limit)),
    ),
    send: vi.fn<ChatApi['send']>(() => Promise.resolve(5_000 + (sent += 1))),
    upload: vi.fn<ChatApi['upload']>(() => Promise.resolve('/up/1.png')),
    markRead: vi.fn<ChatApi['markRead']>(() => Promise.resolve()),
  };
  let passed: ChatListeners | undefined;
  const socket = { open: vi.fn(), close: vi.fn() };
  const onAlert = vi.fn();
  const chat = createChatSession({
    api,
    memory: chatMemoryOf(owner),
    createSocket: (given, isOpen) => {
      passed = given;
      return hasSocket ? socket : createPollingSocket(() => at.isInView, given, isOpen);
    },
    isOnline: () => at.isOnline,
    isInView: () => at.isInView,
  });
  chat.start(onAlert);
  const listeners = passed ?? expect.fail();
  return { at, chat, api, socket, listeners, onAlert, room, shown: () => textsOf(chat.get().conversation) };
}

export const settle = () => vi.advanceTimersByTimeAsync(0);
