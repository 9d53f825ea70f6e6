import type { Page } from '@playwright/test';
import type { WordsOf } from '../fixtures/words.ts';

/** The chat: its launcher above the menu, and its panel. */
export const chatScreen = (page: Page, words: WordsOf) => {
  const panel = page.getByRole('dialog', { name: words('chat:title') });
  const field = panel.getByRole('textbox', { name: words('chat:write') });
  const log = panel.getByRole('log');
  const launcher = page.getByRole('button', { name: words('chat:title') });
  return {
    launcher,
    panel,
    field,
    log,
    /** A message by its words, which stand nowhere else in it. */
    said: (text: string) => log.getByText(text, { exact: true }),
    badge: (count: number) => page.getByText(words('chat:unread', { count })),
    delivery: (state: 'waiting' | 'sending' | 'failed') => log.getByText(words(`chat:delivery.${state}`)),
    sent: log.getByText(words('chat:delivery.succeed')),
    upload: log.getByRole('progressbar', { name: words('chat:delivery.uploading') }),
    cancel: log.getByRole('button', { name: words('common:actions.cancel') }),
    resend: log.getByRole('button', { name: words('chat:resend') }),
    remove: log.getByRole('button', { name: words('chat:remove') }),
    connection: (how: 'lost' | 'offline') => panel.getByText(words(`chat:connection.${how}`)),
    beginning: panel.getByText(words('chat:beginning')),
    empty: panel.getByText(words('chat:empty')),
    newWhileAway: (count: number) => panel.getByRole('button', { name: words('chat:toNew', { count }) }),
    /** What scrolls. */
    scroll: panel.locator('[data-chat-scroll]'),
    close: panel.getByRole('button', { name: words('common:actions.close') }),
    async open() {
      await launcher.click();
      await field.waitFor();
    },
    async write(text: string) {
      await field.fill(text);
      await field.press('Enter');
    },
    attach: (name: string, mimeType: string, buffer: Buffer) =>
      panel.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer }),
  };
};
