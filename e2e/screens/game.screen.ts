import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';

/** The sheet of a game account, opened from its card. */
export const gameScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    sheet: (name: string) => page.getByRole('dialog', { name, exact: true }),
    question: (name: string) => page.getByRole('dialog', { name: t('game:activate.title', { name }) }),
    dialog,
    open: button(t('game:activate.submit')),
    username: dialog.getByRole('definition').nth(0),
    password: dialog.getByRole('definition').nth(1),
    reveal: button(t('game:account.reveal')),
    play: button(t('game:account.play')),
    transferIn: button(t('game:account.transferIn')),
    transferOut: button(t('game:account.transferOut')),
    resetPassword: button(t('game:reset.action')),
    confirmReset: button(t('game:reset.confirm')),
  };
};
