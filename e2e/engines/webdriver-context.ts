/** The part of Playwright's context that fixtures use, over W3C WebDriver. */
import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { finder } from './find-elements.ts';
import { startPageProxy } from './page-proxy.ts';
import { webdriverPage, type Send } from './webdriver-page.ts';

/** Lends the pages of a session, which open the app of a simulator. */
export async function withPages(
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
  proxy.add(finder);
  const first = (await send('GET /window')) as string;
  await send('POST /window/rect', { x: 0, y: 0, width: 360, height: 700 });
  const unused = [first];
  let selected = first;
  const context = {
    on: events.on.bind(events),
    addInitScript: (code: () => void) => Promise.resolve(proxy.add(`(${code.toString()})()`)),
    setOffline: (isOffline: boolean) => Promise.resolve(proxy.setOffline(isOffline)),
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
