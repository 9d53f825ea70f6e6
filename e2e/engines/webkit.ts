/** WebKitGTK on a display of its own, over W3C WebDriver. */
import { EventEmitter } from 'node:events';
import { expect, type BrowserContext } from '@playwright/test';
import { freePort, startProgram } from '../fixtures/process.ts';
import { startPageProxy } from './page-proxy.ts';
import { webdriverPage, type Send } from './webdriver-page.ts';

export interface Webkit {
  /** Lends a browser with an empty profile, which opens the app of a simulator. */
  withContext(simulator: string, use: (context: BrowserContext) => Promise<void>): Promise<void>;
}

/** A program that ends with this process, even when that is killed. */
const bound = (...command: readonly string[]) => ({
  command: 'sh',
  args: ['-c', 'echo started && exec setpriv --pdeathsig TERM "$0" "$@" 2>&1', ...command],
  to: 'stdout' as const,
});

/** Starts the display and the driver, and ends them. */
export async function withWebkit(use: (webkit: Webkit) => Promise<void>): Promise<void> {
  const screen = ['-screen', '0', '1024x900x24', '-nolisten', 'tcp'];
  // The display writes its number when it is ready.
  const display = await startProgram({ ...bound('Xvfb', '-displayfd', '1', ...screen), ready: /^\d+\n/m });
  const port = await freePort();
  const driver = await startProgram({
    ...bound('WebKitWebDriver', `--port=${port}`),
    env: {
      DISPLAY: `:${/^\d+(?=\n)/m.exec(display.beginning)?.[0]}`,
      // Without a graphics card, and as root in a container.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    ready: /started/,
  });
  const sendTo =
    (session: string): Send =>
    async (command, body = {}) => {
      const [method = '', path = ''] = command.split(' ');
      const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
      return value;
    };
  const send = sendTo('');
  try {
    await expect(() => send('GET /status')).toPass({ intervals: [50], timeout: 20_000 });
    await use({
      async withContext(simulator, lend) {
        const { sessionId } = (await send('POST /session', { capabilities: {} })) as { sessionId: string };
        try {
          await withPages(sendTo(`/session/${sessionId}`), simulator, lend);
        } finally {
          await send(`DELETE /session/${sessionId}`);
        }
      },
    });
  } finally {
    await driver.stop();
    await display.stop();
  }
}

/** Lends the pages of a session, as far as the fixtures of tests use them. */
async function withPages(
  send: Send,
  simulator: string,
  lend: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const events = new EventEmitter();
  const proxy = await startPageProxy(simulator, ({ kind, text }) => {
    if (kind === 'uncaught') events.emit('weberror', { error: () => new Error(text) });
    else
      events.emit('console', { type: () => 'error', text: () => text, location: () => ({ url: proxy.url }) });
  });
  const first = (await send('GET /window')) as string;
  await send('POST /window/rect', { x: 0, y: 0, width: 360, height: 700 });
  const unused = [first];
  let selected = first;
  const context = {
    on: events.on.bind(events),
    addInitScript: (code: () => void) => Promise.resolve(proxy.add(`(${code.toString()})()`)),
    async addCookies(cookies: readonly { name: string; value: string }[]) {
      // The driver sets cookies of the open address only.
      await send('POST /url', { url: `${proxy.url}/icon.svg` });
      for (const { name, value } of cookies)
        await send('POST /cookie', { cookie: { name, value, path: '/' } });
    },
    async newPage() {
      const opened = async () =>
        ((await send('POST /window/new', { type: 'window' })) as { handle: string }).handle;
      const handle = unused.pop() ?? (await opened());
      const sendToPage: Send = async (command, body) => {
        if (selected !== handle) await send('POST /window', { handle });
        selected = handle;
        return send(command, body);
      };
      return webdriverPage(sendToPage, proxy.url, proxy.add);
    },
  };
  try {
    await lend(context as unknown as BrowserContext);
  } finally {
    await proxy.stop();
  }
}
