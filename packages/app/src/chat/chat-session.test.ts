import { clientIdOf } from '@wallet/contract/chat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { countUnseen } from './conversation.ts';
import { mostWaiting } from './outbox.ts';
import { chatMessage } from './room.fixture.ts';
import { refused, settle, stage } from './chat-session.fixture.ts';

const states = ({ chat }: ReturnType<typeof stage>) =>
  chat.get().conversation.entries.map(({ delivery }) => delivery?.state);

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('retries a failed read at the next check', async () => {
  const { listeners, api, chat, shown } = stage({ room: [chatMessage('one', 1_000)] });
  api.history.mockRejectedValueOnce(refused('INTERNAL_SERVER_ERROR'));
  listeners.onJoined();
  await settle();
  expect(chat.get()).toMatchObject({ failed: 'newest', conversation: { reach: undefined } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual(['one']);
});

it('pauses without a connection, and wakes with it', async () => {
  const { at, socket, chat } = stage({ isOnline: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.open).not.toHaveBeenCalled();
  at.isOnline = true;
  chat.wake();
  expect(socket.open).toHaveBeenCalledOnce();
  chat.rest();
  expect(socket.close).toHaveBeenCalled();
  expect(chat.get().socket).toBe('lost');
});

it('a chat that opens before its history has the line before the new messages', async () => {
  const owner = { guestId: 'a guest who returns' };
  const room = [chatMessage('one', 1_000)];
  const earlier = stage({ owner, room });
  earlier.listeners.onJoined();
  await settle();
  earlier.chat.stop();
  const { chat, listeners } = stage({ owner, room: [...room, chatMessage('two', 2_000)] });
  chat.open();
  listeners.onJoined();
  await settle();
  expect(chat.get().conversation).toMatchObject({ reach: 'beginning', newSince: 1_000 });
});

it('marks messages as read after they were visible for a second', async () => {
  const { listeners, chat, api } = stage({ room: [chatMessage('one', 1_000)] });
  listeners.onJoined();
  await settle();
  listeners.onMessage(chatMessage('two', 2_000));
  expect(countUnseen(chat.get().conversation)).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.markRead).not.toHaveBeenCalled();
  chat.setEndVisible(true);
  await vi.advanceTimersByTimeAsync(999);
  chat.setEndVisible(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.markRead).not.toHaveBeenCalled();
  chat.setEndVisible(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(api.markRead).toHaveBeenCalledOnce();
  expect(countUnseen(chat.get().conversation)).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.markRead).toHaveBeenCalledOnce();
});

it('marks nothing as read while the page is hidden', async () => {
  const { at, listeners, chat, api } = stage({ room: [chatMessage('one', 1_000)] });
  listeners.onJoined();
  chat.setEndVisible(true);
  await vi.advanceTimersByTimeAsync(1_000);
  listeners.onMessage(chatMessage('two', 2_000));
  at.isInView = false;
  await vi.advanceTimersByTimeAsync(5_000);
  listeners.onMessage(chatMessage('three', 3_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.markRead).toHaveBeenCalledOnce();
  expect(countUnseen(chat.get().conversation)).toBe(2);
  at.isInView = true;
  chat.wake();
  await vi.advanceTimersByTimeAsync(999);
  expect(api.markRead).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(api.markRead).toHaveBeenCalledTimes(2);
  expect(countUnseen(chat.get().conversation)).toBe(0);
});

it('sends one read mark at a time, and the next one after it', async () => {
  const { listeners, chat, api } = stage({ room: [chatMessage('one', 1_000)] });
  let respond: () => void = () => undefined;
  api.markRead.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  listeners.onJoined();
  chat.setEndVisible(true);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const second of [2, 3, 4]) {
    listeners.onMessage(chatMessage(`${second}`, second * 1_000));
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(api.markRead).toHaveBeenCalledOnce();
  respond();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(api.markRead).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.markRead).toHaveBeenCalledTimes(2);
});

it('sends texts one after another, each with its own client id', async () => {
  const stageOne = stage();
  const { chat, api } = stageOne;
  let respond: (at: number) => void = () => undefined;
  api.send.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  chat.send({ type: 'text', text: 'one' });
  chat.send({ type: 'postback', title: 'two', payload: 'TWO' });
  await settle();
  expect(api.send).toHaveBeenCalledTimes(1);
  respond(4_000);
  await settle();
  expect(states(stageOne)).toEqual(['succeed', 'succeed']);
  const marks = api.send.mock.calls.map(([message]) => clientIdOf(message));
  expect(new Set(marks).size).toBe(2);
});

it('retries a failed text under the same client id, and removes it on request', async () => {
  const stageOne = stage();
  const { chat, api, onAlert } = stageOne;
  api.send.mockRejectedValue(refused('REQUEST_LIMIT_1MIN'));
  chat.send({ type: 'text', text: 'one' });
  await settle();
  expect(states(stageOne)).toEqual(['failed']);
  expect(onAlert).toHaveBeenCalledExactlyOnceWith({ message: 'REQUEST_LIMIT_1MIN' });
  const [entry] = chat.get().conversation.entries;
  chat.resend(entry?.key ?? '');
  await settle();
  const [first, second] = api.send.mock.calls.map(([message]) => clientIdOf(message));
  expect(first).toBe(second);
  chat.remove(entry?.key ?? '');
  expect(chat.get().conversation.entries).toEqual([]);
});

it('queues up to twenty texts until there is a connection, and no file', async () => {
  const stageOne = stage({ isOnline: false });
  const { at, chat, api, onAlert } = stageOne;
  for (let count = 0; count < mostWaiting; count += 1)
    expect(chat.send({ type: 'text', text: `${count}` })).toBe(true);
  expect(chat.send({ type: 'text', text: 'one too many' })).toBe(false);
  expect(chat.attach(new File(['x'], 'a.png'), 'image')).toBe(false);
  expect(onAlert.mock.calls).toEqual([['too-many-waiting'], ['offline-file']]);
  await settle();
  expect(api.send).not.toHaveBeenCalled();
  at.isOnline = true;
  chat.wake();
  await settle();
  expect(api.send.mock.calls.map(([{ payload }]) => (payload as { text: string }).text)).toEqual(
    Array.from({ length: mostWaiting }, (_, count) => `${count}`),
  );
});

it('shows a local file, sends its address at the backend, and uploads it once', async () => {
  const stageOne = stage();
  const { chat, api } = stageOne;
  api.upload.mockImplementationOnce((_file, _kind, { signal, onUpload }) => {
    onUpload(0.5);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new ApiError({ kind: 'cancelled' }))),
    );
  });
  chat.attach(new File(['x'], 'a.png'), 'image');
  await settle();
  const entry = () => chat.get().conversation.entries[0] ?? expect.fail();
  expect(entry().delivery).toEqual({ state: 'uploading_file', share: 0.5 });
  expect(entry().message.payload).toMatchObject({ url: 'blob:preview' });
  chat.cancel(entry().key);
  await settle();
  expect(states(stageOne)).toEqual(['failed']);
  api.send.mockRejectedValueOnce(refused('REQUEST_LIMIT'));
  chat.resend(entry().key);
  await settle();
  chat.resend(entry().key);
  await settle();
  expect(states(stageOne)).toEqual(['succeed']);
  expect(api.upload).toHaveBeenCalledTimes(2);
  expect(api.send.mock.calls.at(-1)?.[0].payload).toMatchObject({
    url: '/up/1.png',
    filePath: '/up/1.png',
  });
});

it('uploads one file at a time, in their order, and skips cancelled ones', async () => {
  const stageOne = stage();
  const { chat, api } = stageOne;
  const ways: ((path: string) => void)[] = [];
  api.upload.mockImplementation(() => new Promise((resolve) => ways.push(resolve)));
  for (const name of ['a', 'b', 'c', 'd']) chat.attach(new File([name], `${name}.png`), 'image');
  await settle();
  const uploaded = () => api.upload.mock.calls.map(([{ name }]) => name);
  expect(uploaded()).toEqual(['a.png']);
  expect(states(stageOne)).toEqual(Array(4).fill('uploading_file'));
  const [, second, third] = chat.get().conversation.entries;
  chat.cancel(second?.key ?? '');
  chat.remove(third?.key ?? '');
  expect(states(stageOne)).toEqual(['uploading_file', 'failed', 'uploading_file']);
  ways[0]?.('/up/a.png');
  await settle();
  expect(uploaded()).toEqual(['a.png', 'd.png']);
  chat.resend(second?.key ?? '');
  ways[1]?.('/up/d.png');
  await settle();
  expect(uploaded()).toEqual(['a.png', 'd.png', 'b.png']);
  ways[2]?.('/up/b.png');
  await settle();
  expect(states(stageOne)).toEqual(['succeed', 'succeed', 'succeed']);
});

it('stops all its work, and starts again', async () => {
  const { chat, socket, api, listeners } = stage();
  chat.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.close).toHaveBeenCalledOnce();
  expect(socket.open).toHaveBeenCalledOnce();
  listeners.onJoined();
  expect(api.history).not.toHaveBeenCalled();
  chat.start(() => undefined);
  expect(socket.open).toHaveBeenCalledTimes(2);
});

it('reads on before a page with an unreadable message', async () => {
  const room = Array.from({ length: 15 }, (_, at) => chatMessage(`m${at}`, 1_000 + at));
  const { listeners, chat, api, shown } = stage({ room });
  api.history.mockImplementationOnce(({ limit }) =>
    Promise.resolve(Object.assign([...room].reverse().slice(1, limit), { unreadable: 1 })),
  );
  listeners.onJoined();
  await settle();
  expect(chat.get().conversation.reach).not.toBe('beginning');
  chat.loadEarlier();
  await settle();
  expect(shown()).toContain('m0');
});

it('reads the earlier page that was requested during a read of the newest', async () => {
  const room = Array.from({ length: 15 }, (_, index) => chatMessage(`${index}`, (index + 1) * 1_000));
  const { listeners, chat, api, shown } = stage({ room });
  listeners.onJoined();
  await settle();
  expect(shown()).toHaveLength(10);
  let respond: (page: typeof room) => void = () => undefined;
  api.history.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  listeners.onJoined();
  chat.loadEarlier();
  await settle();
  expect(api.history).toHaveBeenCalledTimes(2);
  respond([...room].reverse().slice(0, 10));
  await settle();
  expect(shown()).toHaveLength(15);
  expect(api.history).toHaveBeenCalledTimes(3);
});
