/** Requests as bytes, for those that no client would send. */
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const place = (port: number) => ({ port, host: '127.0.0.1', rejectUnauthorized: false });

export const plainSocket = (port: number): Socket => connect(place(port));
export const tlsSocket = (port: number): Socket => connectTls(place(port));

/**
 * Sends a text as it is. Resolves to the response at the end of the connection; a 413 ends with its head, because nginx
 * waits for the body.
 */
export async function send(socket: Socket, text: string): Promise<string> {
  let response = '';
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (part) => {
    response += String(part);
    if (/^HTTP\/1\.1 413 .+\r\n\r\n/s.test(response)) socket.destroy();
  });
  socket.write(text, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return response;
}
