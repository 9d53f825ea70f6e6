/** Handwritten requests, byte for byte. */
import { Buffer } from 'node:buffer';
import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  /** Everything after the status line. */
  readonly text: string;
}

/** Sends bytes and reads until the server closes the connection. Status 0 without a response. Closes a websocket at once. */
export function sendRaw(address: string, bytes: string | Uint8Array): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (): void => {
      const answer = Buffer.concat(chunks).toString('latin1');
      const [, status = '0', text = ''] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([^]*)$/.exec(answer) ?? [];
      resolve({ status: Number(status), text });
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 101') socket.end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** Sends a GET with a raw target. */
export const getRaw = (
  address: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> => {
  const lines = Object.entries({ host: new URL(address).host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendRaw(address, `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
};
