/** WebKitGTK on a display of its own, over W3C WebDriver. */
import { expect, type BrowserContext } from '@playwright/test';
import { boundProgram, freePort, startProgram } from '../fixtures/process.ts';
import { withPages } from './webdriver-context.ts';
import type { Send } from './webdriver-page.ts';

export interface Webkit {
  /** Lends a browser with an empty profile, which opens the app of a simulator. */
  withContext(simulator: string, use: (context: BrowserContext) => Promise<void>): Promise<void>;
}

/** Starts the display and the driver, and ends them. */
export async function withWebkit(use: (webkit: Webkit) => Promise<void>): Promise<void> {
  const screen = ['-screen', '0', '1024x900x24', '-nolisten', 'tcp'];
  // The display writes its number when it is ready.
  const display = await startProgram({
    ...boundProgram('Xvfb', '-displayfd', '1', ...screen),
    ready: /^\d+\n/m,
  });
  const port = await freePort();
  const driver = await startProgram({
    ...boundProgram('WebKitWebDriver', `--port=${port}`),
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
