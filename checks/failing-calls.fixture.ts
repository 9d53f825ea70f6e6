/** Calls that fail at a site of nginx, and the line that each leaves in its log. */
import { EventEmitter, once } from 'node:events';
import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Nginx } from './nginx.fixture.ts';
import { plainSocket, send, tlsSocket } from './raw-request.fixture.ts';

/** In every path, query, header and body that a call sends. */
export const canary = 'canary';

const autoLogin = `/api/autoLogin/pg/${canary}-member/${canary}-secret?${canary}-query=1`;

const headers = (more: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    Host: `${canary}-host.example`,
    Referer: `https://${canary}-referrer.example/?${canary}`,
    Authorization: `Bearer ${canary}-token`,
    Cookie: `locale=${canary}-cookie`,
    'X-Forwarded-For': `${canary}-address`,
    'User-Agent': `${canary}-agent`,
    ...more,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

const get = (path: string, more?: Readonly<Record<string, string>>): string =>
  `GET ${path} HTTP/1.1\r\n${headers({ Connection: 'close', ...more })}\r\n`;

const post = (path: string, body: string, more: Readonly<Record<string, string>> = {}): string =>
  `POST ${path} HTTP/1.1\r\n${headers({ Connection: 'close', 'Content-Length': `${body.length}`, ...more })}\r\n${body}`;

const login = JSON.stringify({ username: `${canary}-user`, password: `${canary}-password` });
/** More than nginx keeps in memory. */
const longLogin = login.padEnd(100_000, canary);

/** The backend's answers by name; it reads the name from a header. */
const answers: Readonly<Record<string, (socket: Socket) => void>> = {
  reset: (socket) => socket.resetAndDestroy(),
  closed: (socket) => socket.end(),
  silent: (socket) => void socket.emit('silent'),
  garbage: (socket) => socket.end(`${canary} is no HTTP\r\n\r\n`),
  'bad header': (socket) => socket.end(`HTTP/1.1 200 OK\r\n${canary}\x00: a\r\n\r\n`),
  'large header': (socket) => socket.end(`HTTP/1.1 200 OK\r\nX-Large: ${canary.repeat(10_000)}\r\n\r\n`),
  truncated: (socket) => socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n${canary}`),
  'broken chunk': (socket) =>
    socket.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${canary}\r\n`),
  error: (socket) =>
    socket.end(`HTTP/1.1 500 Error\r\nX-Trace: ${canary}\r\nContent-Length: 6\r\n\r\n${canary}`),
  'not found': (socket) => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'),
};
const asking = (name: string) => ({ 'X-Answer': name });

export async function startBackend() {
  const open = new Set<Socket>();
  const silences = new EventEmitter();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('silent', () => silences.emit('begin'));
    let head = '';
    socket.on('data', (part) => {
      head += part.toString('latin1');
      const name = /\r\nx-answer: (.+)\r\n/i.exec(head)?.[1];
      if (head.includes('\r\n\r\n') && name) answers[name]?.(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nextSilence: () => once(silences, 'begin'),
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Sends a part of a request over TLS, and leaves once `arrival` resolves. */
async function leave(port: number, text: string, arrival?: Promise<unknown>): Promise<void> {
  const socket = tlsSocket(port).on('error', () => undefined);
  await new Promise((resolve) => socket.write(text, resolve));
  await arrival;
  socket.destroy();
}

async function sendHttp2(port: number, path: string, more: Readonly<Record<string, string>>) {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path, referer: `https://${canary}-referrer.example`, ...more });
  await once(stream.resume(), 'close');
  session.close();
}

const upload = '/api/chat/upload-image';

/** A line in the log, without its time, method and path. */
export interface FailureLine {
  readonly status: string;
  readonly backend: string;
  readonly reached: string;
  readonly complete: string;
}

const line = (status: number | string, backend = '', reached = '', complete = 'OK'): FailureLine => ({
  status: `${status}`,
  backend,
  reached,
  complete,
});

/** The line that a call leaves in the log, null for none, the call, and headers that its response cannot have. */
type FailingCall = readonly [
  line: FailureLine | null,
  make: () => Promise<unknown>,
  missing?: readonly string[],
];

/** Returns the failing calls. Those at the end stop the backend. */
export function failingCalls(
  { port, folder }: Nginx,
  backend: Backend,
): Readonly<Record<string, FailingCall>> {
  const tls = (text: string) => send(tlsSocket(port), text);
  const asset = (name: string) => join(folder, `assets/${canary}-${name}.js`);
  return {
    'The backend resets the connection': [
      line(502, '502', 'yes'),
      () => tls(get(autoLogin, asking('reset'))),
    ],
    'The backend sends no response': [
      line(502, '502', 'yes'),
      () => tls(post('/api/login', login, asking('closed'))),
    ],
    'The backend sends no response, over HTTP/2': [
      line(502, '502', 'yes'),
      () => sendHttp2(port, autoLogin, asking('closed')),
    ],
    'The backend sends no response in time': [
      line(502, '504', 'yes'),
      () => tls(post(`${upload}?${canary}`, login, asking('silent'))),
    ],
    'The backend sends no HTTP': [line('009', '200', 'yes'), () => tls(get(autoLogin, asking('garbage')))],
    'The backend sends an invalid header': [
      line(502, '502', 'yes'),
      () => tls(get(autoLogin, asking('bad header'))),
    ],
    'The backend sends a header that is too large': [
      line(502, '502', 'yes'),
      () => tls(get(autoLogin, asking('large header'))),
    ],
    'The backend sends half a response': [null, () => tls(get(autoLogin, asking('truncated')))],
    'The backend sends a broken chunk': [
      line(200, '200', 'yes', ''),
      () => tls(get(autoLogin, asking('broken chunk'))),
    ],
    'The backend responds with an error': [
      line(500, '500', 'yes'),
      () => tls(get(autoLogin, asking('error'))),
    ],
    'The backend has no such path': [
      line(404, '404', 'yes'),
      () => tls(get(`/api/${canary}/secret`, asking('not found'))),
    ],
    'The backend does not open a socket': [
      line(502, '502', 'yes'),
      () =>
        tls(
          get(`/socket.io/?token=${canary}`, {
            ...asking('closed'),
            Connection: 'close, upgrade',
            Upgrade: 'websocket',
          }),
        ),
    ],
    'The browser leaves before the response': [
      line(499, '-', 'yes', ''),
      () => leave(port, get(autoLogin, asking('silent')), backend.nextSilence()),
    ],
    'The browser leaves before the end of its body': [
      line(400, '', '', ''),
      () => leave(port, post('/api/login', login, { 'Content-Length': '5000' })),
    ],
    'The browser sends the rest of its body too late': [
      line(408, '-', 'yes', ''),
      () => tls(post(`${upload}?${canary}`, login, { 'Content-Length': '5000', ...asking('silent') })),
    ],
    'The browser sends a body that is too large': [
      line(413),
      () => tls(post(`/api/account?${canary}`, login, { 'Content-Length': '5000000' })),
    ],
    'The browser sends a broken chunk': [
      line(400),
      () =>
        tls(
          `POST ${autoLogin} HTTP/1.1\r\n${headers({ 'Transfer-Encoding': 'chunked', Connection: 'close' })}\r\n${canary}\r\n`,
        ),
    ],
    'The browser sends a header that is too large': [
      line(400),
      () => tls(get(autoLogin, { 'X-Large': canary.repeat(2_000) })),
    ],
    'The browser sends an address that is too long': [line(414), () => tls(get(`/${canary.repeat(2_000)}`))],
    'The browser sends two hosts': [
      line(400),
      () => tls(get(autoLogin).replace('\r\n', `\r\nHost: ${canary}\r\n`)),
    ],
    'The browser sends no request line': [line(400), () => tls(`${canary} ${canary} ${canary}\r\n\r\n`)],
    'The browser sends an unknown version': [
      line(505),
      () => tls(get(autoLogin).replace('HTTP/1.1', 'HTTP/9.9')),
    ],
    'The browser sends an unknown method': [
      line(500, '500', 'yes'),
      () => tls(get(autoLogin, asking('error')).replace('GET', 'CANARY')),
    ],
    'The browser sends a zero byte in a path': [line(400), () => tls(get(`/${canary}%00`))],
    'The browser leaves the site with its path': [line(400), () => tls(get(`/../../${canary}`))],
    'The browser posts to a page': [line(405), () => tls(post(`/login?password=${canary}`, login))],
    'The browser posts to a file': [line(405), () => tls(post(`/assets/index-1.js?${canary}`, login))],
    'The browser traces': [line(405), () => tls(get(autoLogin).replace('GET', 'TRACE'))],
    'The browser sends a body that is too large for a passed path': [
      line(413),
      () => tls(post(`/passed/${canary}`, login, { 'Content-Length': '5000000' })),
    ],
    'The browser wants more bytes than a file has': [
      line(416),
      () => tls(get(`/icon.svg?${canary}`, { Range: 'bytes=9999999-' })),
    ],
    'The browser does not use TLS': [
      line(400),
      () => send(plainSocket(port), get(autoLogin)),
      ['strict-transport-security'],
    ],
    'The browser fails the TLS handshake': [
      null,
      () => send(plainSocket(port), `\x16\x03\x01\x00\x20${canary.repeat(100)}`),
    ],
    'The file is missing': [line(404), () => tls(get(`/assets/${canary}.js?${canary}`))],
    'The file has a name that is too long': [line(404), () => tls(get(`/assets/${canary.repeat(100)}.js`))],
    'The file is not readable': [
      line(403),
      async () => {
        writeFileSync(asset('locked'), '');
        chmodSync(asset('locked'), 0);
        await tls(get(`/assets/${canary}-locked.js`));
      },
    ],
    'The file is a link to itself': [
      line(404),
      async () => {
        symlinkSync(`${canary}-loop.js`, asset('loop'));
        await tls(get(`/assets/${canary}-loop.js`));
      },
    ],
    'The address is one of the backend that is not passed on': [
      line(404),
      () => tls(get(`/_mock/v1/${canary}`)),
    ],
    'The folder for long bodies is missing': [
      line(500),
      async () => {
        rmSync(join(folder, 'temp/client_body'), { recursive: true });
        await tls(post(`/api/login?${canary}`, longLogin));
      },
    ],
    'The backend is down': [
      line(503, '502', 'no'),
      async () => {
        await backend.stop();
        await tls(get(autoLogin));
      },
    ],
    'The backend is down for a socket': [
      line(502, '502', 'no'),
      () => tls(get(`/socket.io/?token=${canary}`)),
    ],
    'The backend is down for a passed path': [line(503, '502', 'no'), () => tls(get(`/passed/${canary}`))],
  };
}
