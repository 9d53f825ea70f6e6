import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';

/** The chat: its launcher above the menu, and its panel. */
export const chatScreen = (page: Page, t: Translate) => {
  const panel = page.getByRole('dialog', { name: t('chat:title') });
  const field = panel.getByRole('textbox', { name: t('chat:write') });
  const log = panel.getByRole('log');
  const launcher = page.getByRole('button', { name: t('chat:title') });
  return {
    launcher,
    panel,
    field,
    log,
    /** A message by its text. */
    message: (text: string) => log.getByText(text, { exact: true }),
    badge: (count: number) => page.getByText(t('chat:unread', { count })),
    delivery: (state: 'waiting' | 'sending' | 'failed') => log.getByText(t(`chat:delivery.${state}`)),
    // Not exact, the English text would match that of a failed message.
    sent: log.getByText(t('chat:delivery.succeed'), { exact: true }),
    upload: log.getByRole('progressbar', { name: t('chat:delivery.uploading') }),
    cancel: log.getByRole('button', { name: t('common:actions.cancel') }),
    resend: log.getByRole('button', { name: t('chat:resend') }),
    remove: log.getByRole('button', { name: t('chat:remove') }),
    connection: (how: 'lost' | 'offline') => panel.getByText(t(`chat:connection.${how}`)),
    beginning: panel.getByText(t('chat:beginning')),
    empty: panel.getByText(t('chat:empty')),
    newWhileAway: (count: number) => panel.getByRole('button', { name: t('chat:toNew', { count }) }),
    /** The scrolling element. */
    scroll: panel.locator('[data-chat-scroll]'),
    close: panel.getByRole('button', { name: t('common:actions.close') }),
    /** Waits until the panel has slid in. */
    waitUntilStill: () =>
      panel.evaluate((sheet) =>
        Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(
          () => undefined,
        ),
      ),
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
