/** Failing calls through the real nginx: its output names none of their texts. */
import { EventEmitter, once } from 'node:events';
import { chmodSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failingCalls, type FailingCall, type FailureLine } from './failing-calls.ts';
import { hasNginx, makeCertificate, startNginx, type Edits, type Nginx } from './nginx.fixture.ts';
import { plainSocket, send, tlsSocket } from './raw-request.fixture.ts';

/** In every path, query, header and body that a call sends. */
const canary = 'canary';

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

async function startBackend() {
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

/** Returns the calls by their name in the docs. */
function sendersOf({ port, folder }: Nginx, backend: Backend): Record<FailingCall, () => Promise<unknown>> {
  const tls = (text: string) => send(tlsSocket(port), text);
  const asset = (name: string) => join(folder, `assets/${canary}-${name}.js`);
  return {
    'The backend resets the connection': () => tls(get(autoLogin, asking('reset'))),
    'The backend sends no response': () => tls(post('/api/login', login, asking('closed'))),
    'The backend sends no response, over HTTP/2': () => sendHttp2(port, autoLogin, asking('closed')),
    'The backend sends no response in time': () => tls(post(`${upload}?${canary}`, login, asking('silent'))),
    'The backend sends no HTTP': () => tls(get(autoLogin, asking('garbage'))),
    'The backend sends an invalid header': () => tls(get(autoLogin, asking('bad header'))),
    'The backend sends a header that is too large': () => tls(get(autoLogin, asking('large header'))),
    'The backend sends half a response': () => tls(get(autoLogin, asking('truncated'))),
    'The backend sends a broken chunk': () => tls(get(autoLogin, asking('broken chunk'))),
    'The backend responds with an error': () => tls(get(autoLogin, asking('error'))),
    'The backend has no such path': () => tls(get(`/api/${canary}/secret`, asking('not found'))),
    'The backend does not open a socket': () =>
      tls(
        get(`/socket.io/?token=${canary}`, {
          ...asking('closed'),
          Connection: 'close, upgrade',
          Upgrade: 'websocket',
        }),
      ),
    'The backend is down': async () => {
      await backend.stop();
      await tls(get(autoLogin));
    },
    'The backend is down for a socket': () => tls(get(`/socket.io/?token=${canary}`)),
    'The browser leaves before the response': () =>
      leave(port, get(autoLogin, asking('silent')), backend.nextSilence()),
    'The browser leaves before the end of its body': () =>
      leave(port, post('/api/login', login, { 'Content-Length': '5000' })),
    'The browser sends the rest of its body too late': () =>
      tls(post(`${upload}?${canary}`, login, { 'Content-Length': '5000', ...asking('silent') })),
    'The browser sends a body that is too large': () =>
      tls(post(`/api/account?${canary}`, login, { 'Content-Length': '5000000' })),
    'The browser sends a broken chunk': () =>
      tls(
        `POST ${autoLogin} HTTP/1.1\r\n${headers({ 'Transfer-Encoding': 'chunked', Connection: 'close' })}\r\n${canary}\r\n`,
      ),
    'The browser sends a header that is too large': () =>
      tls(get(autoLogin, { 'X-Large': canary.repeat(2_000) })),
    'The browser sends an address that is too long': () => tls(get(`/${canary.repeat(2_000)}`)),
    'The browser sends two hosts': () => tls(get(autoLogin).replace('\r\n', `\r\nHost: ${canary}\r\n`)),
    'The browser sends no request line': () => tls(`${canary} ${canary} ${canary}\r\n\r\n`),
    'The browser sends an unknown version': () => tls(get(autoLogin).replace('HTTP/1.1', 'HTTP/9.9')),
    'The browser sends an unknown method': () =>
      tls(get(autoLogin, asking('error')).replace('GET', 'CANARY')),
    'The browser sends a zero byte in a path': () => tls(get(`/${canary}%00`)),
    'The browser leaves the site with its path': () => tls(get(`/../../${canary}`)),
    'The browser posts to a page': () => tls(post(`/login?password=${canary}`, login)),
    'The browser wants more bytes than a file has': () =>
      tls(get(`/icon.svg?${canary}`, { Range: 'bytes=9999999-' })),
    'The browser does not use TLS': () => send(plainSocket(port), get(autoLogin)),
    'The browser fails the TLS handshake': () =>
      send(plainSocket(port), `\x16\x03\x01\x00\x20${canary.repeat(100)}`),
    'The file is missing': () => tls(get(`/assets/${canary}.js?${canary}`)),
    'The address is one of the backend that is not passed on': () => tls(get(`/_mock/v1/${canary}`)),
    'The file has a name that is too long': () => tls(get(`/assets/${canary.repeat(100)}.js`)),
    'The file is not readable': async () => {
      writeFileSync(asset('locked'), '');
      chmodSync(asset('locked'), 0);
      await tls(get(`/assets/${canary}-locked.js`));
    },
    'The file is a link to itself': async () => {
      symlinkSync(`${canary}-loop.js`, asset('loop'));
      await tls(get(`/assets/${canary}-loop.js`));
    },
    'The folder for long bodies is missing': async () => {
      rmSync(join(folder, 'temp/client_body'), { recursive: true });
      await tls(post(`/api/login?${canary}`, longLogin));
    },
  };
}

/** Uploads are the slow calls; the others keep their time-outs. */
const quick: Edits = [
  ['proxy_read_timeout 310s', 'proxy_read_timeout 1s'],
  ['client_body_timeout 310s', 'client_body_timeout 1s'],
];

/** The lines of failed calls in an output of nginx. */
const linesIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as FailureLine & Readonly<Record<string, string>>);

/** A busy machine takes its time. */
const slow = { timeout: 30_000 };

const everyCall = Object.keys(failingCalls) as FailingCall[];

/** Makes failing calls. Returns what each of them left: a line, and the texts of calls in the output. */
async function makeCalls(names = everyCall, edits: Edits = []) {
  const backend = await startBackend();
  const { certificate, key } = makeCertificate('localhost');
  const settings = { SITE_BACKEND: backend.url, SITE_CERTIFICATE: certificate, SITE_KEY: key };
  const site = await startNginx(settings, { edits: [...quick, ...edits] });
  const senders = sendersOf(site, backend);
  const left: Record<string, { line: FailureLine | null; texts: string[] }> = {};
  let seen = 0;
  for (const name of names) {
    const expected = failingCalls[name];
    const lines = linesIn(site.output()).length;
    await senders[name]();
    if (expected) await expect.poll(() => linesIn(site.output()).length, slow).toBe(lines + 1);
    const output = site.output();
    const { status = '', backend = '', reached = '', complete = '' } = linesIn(output)[lines] ?? {};
    left[name] = {
      line: expected && { status, backend, reached, complete },
      texts: output.slice(seen).match(new RegExp(`${canary}[\\w-]*`, 'gi')) ?? [],
    };
    seen = output.length;
  }
  const files = readdirSync(join(site.folder, 'temp'), { recursive: true, withFileTypes: true });
  await site.stop();
  return { left, output: site.output(), files: files.filter((one) => one.isFile()) };
}

const none = Object.fromEntries(
  Object.entries(failingCalls).map(([name, line]) => [name, { line, texts: [] }]),
);

describe.skipIf(!hasNginx)('failing calls through nginx', () => {
  it('leave a line each, and no text that they contain', async () => {
    const { left, output, files } = await makeCalls();
    expect(left).toEqual(none);
    expect(output).not.toMatch(new RegExp(canary, 'i'));
    expect(files).toEqual([]);
  });

  it('would leave texts even at the level crit of nginx', async () => {
    const name = 'The folder for long bodies is missing';
    const { left } = await makeCalls([name], [['error_log /dev/null emerg;', 'error_log stderr crit;']]);
    expect(left[name]?.texts).toContain(`${canary}-host`);
  });

  it('the start deletes what a killed nginx left', async () => {
    const path = 'temp/client_body/0000000001';
    const site = await startNginx({}, { files: { [path]: canary } });
    expect(existsSync(join(site.folder, 'temp/client_body'))).toBe(true);
    expect(existsSync(join(site.folder, path))).toBe(false);
    await site.stop();
  });
});
