/** A conversation at a backend and on a line that do what a test tells them. */
import type { Conversation } from '@wallet/contract/chat';
import { expect, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createAsking } from './asking.ts';
import type { Ears } from './chat-socket.ts';
import { textsOf } from './room.fixture.ts';
import { createTalk } from './chat-session.ts';
import type { Talking } from './chat-api.ts';

export const refused = (message: string) => new ApiError({ kind: 'rejected', failure: { message } });

/** The room has these messages, oldest first. */
export function stage({ isOnline = true, room = [] as Conversation[], hasSocket = true } = {}) {
  const at = { isOnline, isInView: true };
  let sent = 0;
  const talking = {
    room: () => Promise.resolve('play-me'),
    history: vi.fn<Talking['history']>(({ limit, skip }) =>
      Promise.resolve([...room].reverse().slice(skip, skip + limit)),
    ),
    send: vi.fn<Talking['send']>(() => Promise.resolve(5_000 + (sent += 1))),
    upload: vi.fn<Talking['upload']>(() => Promise.resolve('/up/1.png')),
    markRead: vi.fn<Talking['markRead']>(() => Promise.resolve()),
  };
  let ears: Ears | undefined;
  const line = { open: vi.fn(), close: vi.fn() };
  const onAlert = vi.fn();
  const talk = createTalk({
    talking,
    createLine: (given, isOpen) => {
      ears = given;
      return hasSocket ? line : createAsking(() => at.isInView, given, isOpen);
    },
    isOnline: () => at.isOnline,
    isInView: () => at.isInView,
  });
  talk.start(onAlert);
  const ear = ears ?? expect.fail();
  return { at, talk, talking, line, ear, onAlert, room, shown: () => textsOf(talk.get().conversation) };
}

export const settle = () => vi.advanceTimersByTimeAsync(0);
