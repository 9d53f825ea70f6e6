/** A WebSocket to the simulator in the page, with the frames of engine.io and socket.io that the chat needs. */
import { chatEvents } from '@wallet/contract/chat';
import type { Connections } from '../src/socket/connections.ts';
import { connectErrorMessage } from '../src/socket/socket-auth.ts';

/** Frame types: engine.io first, then socket.io within a message. */
const frame = { open: '0', connect: '40', disconnect: '41', event: '42', refused: '44', ack: '43' };

const handshake = {
  sid: 'preview',
  upgrades: [],
  pingInterval: 86_400_000,
  pingTimeout: 86_400_000,
  maxPayload: 16_384,
};

type Accepted = NonNullable<ReturnType<Connections['accept']>>;

/** Returns a replacement of `WebSocket` for URLs of socket.io. */
export function createSocketClass(connections: Connections, usual: typeof WebSocket): typeof WebSocket {
  class SimulatedSocket extends EventTarget {
    binaryType = 'blob';
    readyState: number = WebSocket.CONNECTING;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    #connection: Accepted | undefined;

    constructor() {
      super();
      setTimeout(() => {
        this.readyState = WebSocket.OPEN;
        this.onopen?.(new Event('open'));
        this.#receive(frame.open + JSON.stringify(handshake));
      });
    }

    send(text: string): void {
      if (text.startsWith(frame.connect)) void this.#connect(text.slice(frame.connect.length));
      else if (text.startsWith(frame.disconnect)) this.close();
      else if (text.startsWith(frame.event)) this.#take(text.slice(frame.event.length));
    }

    close(): void {
      if (this.readyState >= WebSocket.CLOSING) return;
      this.readyState = WebSocket.CLOSED;
      this.#connection?.leave();
      this.onclose?.(new CloseEvent('close', { code: 1000, wasClean: true }));
    }

    #receive(data: string): void {
      if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent('message', { data }));
    }

    async #connect(auth: string): Promise<void> {
      try {
        const request = { headers: {}, auth: JSON.parse(auth || '{}') as unknown, ip: '127.0.0.1' };
        const session = await connections.authorize(request);
        this.#connection = connections.accept(session, {
          send: (conversation) =>
            this.#receive(frame.event + JSON.stringify([chatEvents.messaging.name, conversation])),
          disconnect: () => this.close(),
        });
        if (!this.#connection) return this.close();
        this.#receive(`${frame.connect}${JSON.stringify({ sid: 'preview' })}`);
      } catch (error) {
        this.#receive(frame.refused + JSON.stringify({ message: connectErrorMessage(error) }));
      }
    }

    /** Handles an event: an optional acknowledgement id, then the name and the payload. */
    #take(text: string): void {
      const [, id = '', json = '[]'] = /^(\d*)(.*)$/s.exec(text) ?? [];
      const [name, payload] = JSON.parse(json) as [string, unknown];
      if (!this.#connection?.takeTurn() || name !== chatEvents.join.name) return;
      this.#connection.join(payload, (isAllowed: boolean) => {
        if (id !== '') this.#receive(`${frame.ack}${id}${JSON.stringify([isAllowed])}`);
      });
    }
  }

  return new Proxy(usual, {
    construct: (target, [address, ...rest]: [string | URL, ...string[]]) =>
      new URL(address, location.href).pathname.startsWith('/socket.io/')
        ? new SimulatedSocket()
        : (Reflect.construct(target, [address, ...rest]) as WebSocket),
  });
}
