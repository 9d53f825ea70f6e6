import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { countUnseen } from './conversation.ts';
import { clientIdOf } from './message-key.ts';
import { mostWaiting } from './outbox.ts';
import { said } from './room.fixture.ts';
import { refused, settle, stage } from './chat-session.fixture.ts';

const states = ({ talk }: ReturnType<typeof stage>) =>
  talk.get().conversation.entries.map(({ delivery }) => delivery?.state);

beforeEach(() => {
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reads again at the next check what could not be read', async () => {
  const { ear, talking, talk, shown } = stage({ room: [said('one', 1_000)] });
  talking.history.mockRejectedValueOnce(refused('INTERNAL_SERVER_ERROR'));
  ear.onJoined();
  await settle();
  expect(talk.get()).toMatchObject({ failed: 'newest', conversation: { reach: undefined } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual(['one']);
});

it('does not try anything without a connection, and wakes with it', async () => {
  const { at, line, talk } = stage({ isOnline: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(line.open).not.toHaveBeenCalled();
  at.isOnline = true;
  talk.wake();
  expect(line.open).toHaveBeenCalledOnce();
  talk.rest();
  expect(line.close).toHaveBeenCalled();
  expect(talk.get().line).toBe('lost');
});

it('tells that something was read a second after it was in sight, and not before', async () => {
  const { ear, talk, talking } = stage({ room: [said('one', 1_000)] });
  ear.onJoined();
  await settle();
  ear.onHeard(said('two', 2_000));
  expect(countUnseen(talk.get().conversation)).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(talking.markRead).not.toHaveBeenCalled();
  talk.look(true);
  await vi.advanceTimersByTimeAsync(999);
  talk.look(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(talking.markRead).not.toHaveBeenCalled();
  talk.look(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(talking.markRead).toHaveBeenCalledOnce();
  expect(countUnseen(talk.get().conversation)).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(talking.markRead).toHaveBeenCalledOnce();
});

it('takes nothing for read while the page is out of view, until the player is back', async () => {
  const { at, ear, talk, talking } = stage({ room: [said('one', 1_000)] });
  ear.onJoined();
  talk.look(true);
  await vi.advanceTimersByTimeAsync(1_000);
  ear.onHeard(said('two', 2_000));
  at.isInView = false;
  await vi.advanceTimersByTimeAsync(5_000);
  ear.onHeard(said('three', 3_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(talking.markRead).toHaveBeenCalledOnce();
  expect(countUnseen(talk.get().conversation)).toBe(2);
  at.isInView = true;
  talk.wake();
  await vi.advanceTimersByTimeAsync(999);
  expect(talking.markRead).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(talking.markRead).toHaveBeenCalledTimes(2);
  expect(countUnseen(talk.get().conversation)).toBe(0);
});

it('tells of what was read one at a time, and of what came meanwhile after that', async () => {
  const { ear, talk, talking } = stage({ room: [said('one', 1_000)] });
  let answer: () => void = () => undefined;
  talking.markRead.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  ear.onJoined();
  talk.look(true);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const second of [2, 3, 4]) {
    ear.onHeard(said(`${second}`, second * 1_000));
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(talking.markRead).toHaveBeenCalledOnce();
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(talking.markRead).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(talking.markRead).toHaveBeenCalledTimes(2);
});

it('sends texts one after another, each with a mark of its own', async () => {
  const stageOne = stage();
  const { talk, talking } = stageOne;
  let answer: (at: number) => void = () => undefined;
  talking.send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  talk.write({ type: 'text', text: 'one' });
  talk.write({ type: 'postback', title: 'two', payload: 'TWO' });
  await settle();
  expect(talking.send).toHaveBeenCalledTimes(1);
  answer(4_000);
  await settle();
  expect(states(stageOne)).toEqual(['succeed', 'succeed']);
  const marks = talking.send.mock.calls.map(([message]) => clientIdOf(message));
  expect(new Set(marks).size).toBe(2);
});

it('sends a text that failed again under the same mark, and takes it back if it is to', async () => {
  const stageOne = stage();
  const { talk, talking, onAlert } = stageOne;
  talking.send.mockRejectedValue(refused('REQUEST_LIMIT_1MIN'));
  talk.write({ type: 'text', text: 'one' });
  await settle();
  expect(states(stageOne)).toEqual(['failed']);
  expect(onAlert).toHaveBeenCalledExactlyOnceWith({ message: 'REQUEST_LIMIT_1MIN' });
  const [entry] = talk.get().conversation.entries;
  talk.resend(entry?.key ?? '');
  await settle();
  const [first, second] = talking.send.mock.calls.map(([message]) => clientIdOf(message));
  expect(first).toBe(second);
  talk.remove(entry?.key ?? '');
  expect(talk.get().conversation.entries).toEqual([]);
});

it('keeps up to twenty texts until there is a connection, and no file', async () => {
  const stageOne = stage({ isOnline: false });
  const { at, talk, talking, onAlert } = stageOne;
  for (let count = 0; count < mostWaiting; count += 1)
    expect(talk.write({ type: 'text', text: `${count}` })).toBe(true);
  expect(talk.write({ type: 'text', text: 'one too many' })).toBe(false);
  expect(talk.attach(new File(['x'], 'a.png'), 'image')).toBe(false);
  expect(onAlert.mock.calls).toEqual([['too-many-waiting'], ['offline-file']]);
  await settle();
  expect(talking.send).not.toHaveBeenCalled();
  at.isOnline = true;
  talk.wake();
  await settle();
  expect(talking.send.mock.calls.map(([{ payload }]) => (payload as { text: string }).text)).toEqual(
    Array.from({ length: mostWaiting }, (_, count) => `${count}`),
  );
});

it('shows a file from this browser, sends where the backend has it, and uploads it once', async () => {
  const stageOne = stage();
  const { talk, talking } = stageOne;
  talking.upload.mockImplementationOnce((_file, _kind, { signal, onUpload }) => {
    onUpload(0.5);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new ApiError({ kind: 'cancelled' }))),
    );
  });
  talk.attach(new File(['x'], 'a.png'), 'image');
  await settle();
  const entry = () => talk.get().conversation.entries[0] ?? expect.fail();
  expect(entry().delivery).toEqual({ state: 'uploading_file', share: 0.5 });
  expect(entry().message.payload).toMatchObject({ url: 'blob:preview' });
  talk.cancel(entry().key);
  await settle();
  expect(states(stageOne)).toEqual(['failed']);
  talking.send.mockRejectedValueOnce(refused('REQUEST_LIMIT'));
  talk.resend(entry().key);
  await settle();
  talk.resend(entry().key);
  await settle();
  expect(states(stageOne)).toEqual(['succeed']);
  expect(talking.upload).toHaveBeenCalledTimes(2);
  expect(talking.send.mock.calls.at(-1)?.[0].payload).toMatchObject({
    url: '/up/1.png',
    filePath: '/up/1.png',
  });
});

it('uploads one file at a time, in their order, and passes over what was given up', async () => {
  const stageOne = stage();
  const { talk, talking } = stageOne;
  const ways: ((path: string) => void)[] = [];
  talking.upload.mockImplementation(() => new Promise((resolve) => ways.push(resolve)));
  for (const name of ['a', 'b', 'c', 'd']) talk.attach(new File([name], `${name}.png`), 'image');
  await settle();
  const uploaded = () => talking.upload.mock.calls.map(([{ name }]) => name);
  expect(uploaded()).toEqual(['a.png']);
  expect(states(stageOne)).toEqual(Array(4).fill('uploading_file'));
  const [, second, third] = talk.get().conversation.entries;
  talk.cancel(second?.key ?? '');
  talk.remove(third?.key ?? '');
  expect(states(stageOne)).toEqual(['uploading_file', 'failed', 'uploading_file']);
  ways[0]?.('/up/a.png');
  await settle();
  expect(uploaded()).toEqual(['a.png', 'd.png']);
  talk.resend(second?.key ?? '');
  ways[1]?.('/up/d.png');
  await settle();
  expect(uploaded()).toEqual(['a.png', 'd.png', 'b.png']);
  ways[2]?.('/up/b.png');
  await settle();
  expect(states(stageOne)).toEqual(['succeed', 'succeed', 'succeed']);
});

it('stops with everything it began, and begins again', async () => {
  const { talk, line, talking, ear } = stage();
  talk.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(line.close).toHaveBeenCalledOnce();
  expect(line.open).toHaveBeenCalledOnce();
  ear.onJoined();
  expect(talking.history).not.toHaveBeenCalled();
  talk.start(() => undefined);
  expect(line.open).toHaveBeenCalledTimes(2);
});

it('goes on further back where a page held a message that cannot be read', async () => {
  const room = Array.from({ length: 15 }, (_, at) => said(`m${at}`, 1_000 + at));
  const { ear, talk, talking, shown } = stage({ room });
  talking.history.mockImplementationOnce(({ limit }) =>
    Promise.resolve(Object.assign([...room].reverse().slice(1, limit), { unreadable: 1 })),
  );
  ear.onJoined();
  await settle();
  expect(talk.get().conversation.reach).not.toBe('beginning');
  talk.readBack();
  await settle();
  expect(shown()).toContain('m0');
});
