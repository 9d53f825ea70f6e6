import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatMessage } from './room.fixture.ts';
import { refused, settle, stage } from './chat-session.fixture.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('checks an open conversation every five seconds, and reads missed messages each time', async () => {
  const { socket, listeners, chat, api, room, shown } = stage({ room: [chatMessage('one', 1_000)] });
  chat.open();
  await settle();
  api.history.mockClear();
  socket.open.mockClear();
  listeners.onJoined();
  await settle();
  expect(shown()).toEqual(['one']);
  listeners.onLost();
  room.push(chatMessage('two', 2_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.open).toHaveBeenCalledTimes(1);
  listeners.onJoined();
  await settle();
  expect(shown()).toEqual(['one', 'two']);
  expect(api.history).toHaveBeenCalledTimes(2);
});

it('reconnects a closed conversation within a minute, with a random delay on each phone', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { socket, listeners } = stage();
  listeners.onJoined();
  listeners.onLost();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(socket.open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.open).toHaveBeenCalledTimes(2);
  listeners.onLost();
  await vi.advanceTimersByTimeAsync(115_000);
  expect(socket.open).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.open).toHaveBeenCalledTimes(3);
});

it('reconnects at once when the player opens the conversation', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { chat, socket, listeners } = stage();
  listeners.onJoined();
  listeners.onLost();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.open).toHaveBeenCalledTimes(1);
  chat.open();
  expect(socket.open).toHaveBeenCalledTimes(2);
});

it('does not reconnect while the page is hidden', async () => {
  const { at, chat, socket, listeners } = stage();
  listeners.onJoined();
  at.isInView = false;
  listeners.onLost();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(socket.open).toHaveBeenCalledTimes(1);
  at.isInView = true;
  chat.wake();
  expect(socket.open).toHaveBeenCalledTimes(2);
});

it('reconnects with the network: closed within a minute, open at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const isOpen of [false, true]) {
    const { chat, socket, listeners } = stage();
    listeners.onJoined();
    if (isOpen) chat.open();
    chat.rest();
    socket.open.mockClear();
    chat.comeOnline();
    expect(socket.open).toHaveBeenCalledTimes(isOpen ? 1 : 0);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(socket.open).toHaveBeenCalled();
    chat.stop();
  }
});

it('without a socket polls once a minute while it is closed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { api } = stage({ hasSocket: false });
  await settle();
  expect(api.history).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(api.history).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.history).toHaveBeenCalledTimes(2);
});

it('retries a failed read more and more rarely', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { listeners, api } = stage();
  api.history.mockRejectedValue(refused('INTERNAL_SERVER_ERROR'));
  listeners.onJoined();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(api.history.mock.calls.length).toBeLessThan(6);
});

it('without a socket polls every five seconds while it is open and the page is visible', async () => {
  const { at, chat, api, room, shown } = stage({ room: [chatMessage('one', 1_000)], hasSocket: false });
  chat.open();
  await settle();
  expect([shown(), chat.get().socket]).toEqual([['one'], 'joined']);
  room.push(chatMessage('two', 2_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual(['one', 'two']);
  at.isInView = false;
  const before = api.history.mock.calls.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(api.history).toHaveBeenCalledTimes(before);
});
