import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatMessage } from './room.fixture.ts';
import { createChatSocket } from './chat-socket.ts';

type Handler = (...given: unknown[]) => void;

/** A socket that the test connects, and the app's calls to it. */
const { sockets, io } = vi.hoisted(() => {
  const sockets: {
    handlers: Map<string, Handler>;
    joins: { room: string; acknowledge: Handler }[];
    connected: boolean;
  }[] = [];
  const io = () => {
    const socket = { handlers: new Map<string, Handler>(), joins: [] as never[], connected: false };
    sockets.push(socket);
    const join = (room: string, acknowledge: Handler) =>
      void socket.joins.push({ room, acknowledge } as never);
    return {
      get connected() {
        return socket.connected;
      },
      on: (name: string, handler: Handler) => void socket.handlers.set(name, handler),
      disconnect: () => void (socket.connected = false),
      emit: (_name: string, { room }: { room: string }, acknowledge: Handler) => join(room, acknowledge),
      timeout: () => ({
        emitWithAck: (_name: string, { room }: { room: string }) =>
          new Promise((resolve) => join(room, resolve)),
      }),
    };
  };
  return { sockets, io };
});
vi.mock('socket.io-client', () => ({ io }));

async function stage() {
  const listeners = { onJoined: vi.fn(), onLost: vi.fn(), onMessage: vi.fn() };
  const chatSocket = createChatSocket(
    { files: '', origin: '', handshake: () => ({ guestId: 'g' }), room: () => Promise.resolve('play-g') },
    listeners,
  );
  chatSocket.open();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  const socket = sockets.at(-1) ?? expect.fail();
  const connect = () => {
    socket.connected = true;
    socket.handlers.get('connect')?.();
  };
  return { listeners, chatSocket, socket, connect };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sockets.length = 0;
});

it('is joined without a confirmation, within a second of the connection', async () => {
  const { listeners, socket, connect } = await stage();
  connect();
  expect(socket.joins).toMatchObject([{ room: 'play-g' }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listeners.onJoined).toHaveBeenCalledOnce();
  socket.handlers.get('messaging')?.(chatMessage('hello', 1_000));
  expect(listeners.onMessage).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onLost).not.toHaveBeenCalled();
});

it.each([[[]], [[true]], [[{ status: 'ok' }]]])(
  'is joined at once when the backend confirms with %j',
  async (given) => {
    const { listeners, socket, connect } = await stage();
    connect();
    expect(listeners.onJoined).not.toHaveBeenCalled();
    socket.joins[0]?.acknowledge(...given);
    await vi.advanceTimersByTimeAsync(0);
    expect(listeners.onJoined).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listeners.onJoined).toHaveBeenCalledOnce();
  },
);

it('calls onJoined again after a late confirmation', async () => {
  const { listeners, socket, connect } = await stage();
  connect();
  await vi.advanceTimersByTimeAsync(3_000);
  socket.joins[0]?.acknowledge(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(listeners.onJoined).toHaveBeenCalledTimes(2);
});

it.each([0, 3_000])('is lost when the backend refuses the room, be it after %i ms', async (wait) => {
  const { listeners, socket, connect } = await stage();
  connect();
  await vi.advanceTimersByTimeAsync(wait);
  socket.joins[0]?.acknowledge(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(listeners.onLost).toHaveBeenCalledOnce();
  expect(socket.connected).toBe(false);
});

it('is lost when it does not connect, and later events do not join it', async () => {
  const { listeners, chatSocket, connect } = await stage();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listeners.onLost).toHaveBeenCalledOnce();
  connect();
  chatSocket.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listeners.onJoined).not.toHaveBeenCalled();
});

it('reads a message of an unlisted type as the history does, and no other event', async () => {
  const { listeners, socket, connect } = await stage();
  connect();
  const hello = chatMessage('hello', 1_000);
  const message = { message_type: 'sticker', payload: { text: 'A smile' } };
  socket.handlers.get('messaging')?.({ ...hello, message });
  expect(listeners.onMessage).toHaveBeenCalledWith({
    ...hello,
    message: { message_type: 'other', payload: { text: 'A smile' } },
  });
  for (const event of [undefined, null, 'x', 1, [], {}, { sender: 'support' }, { ...hello, message: null }])
    socket.handlers.get('messaging')?.(event);
  expect(listeners.onMessage).toHaveBeenCalledOnce();
});
