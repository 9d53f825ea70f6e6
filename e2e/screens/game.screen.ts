import type { Page } from '@playwright/test';
import type { WordsOf } from '../fixtures/words.ts';

/** The sheet of a game account, opened from its card. */
export const gameScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    sheet: (name: string) => page.getByRole('dialog', { name, exact: true }),
    question: (name: string) => page.getByRole('dialog', { name: words('game:activate.title', { name }) }),
    dialog,
    open: button(words('game:activate.submit')),
    username: dialog.getByRole('definition').nth(0),
    password: dialog.getByRole('definition').nth(1),
    reveal: button(words('game:account.reveal')),
    mask: button(words('game:account.mask')),
    copyUsername: button(words('game:account.copyUsername')),
    copyPassword: button(words('game:account.copyPassword')),
    play: button(words('game:account.play')),
    /** The provider’s own address, where the player signs in by hand. */
    toProvider: dialog.getByRole('link', { name: words('game:launch.toProvider') }),
    transferIn: button(words('game:account.transferIn')),
    transferOut: button(words('game:account.transferOut')),
    resetPassword: button(words('game:reset.action')),
    confirmReset: button(words('game:reset.confirm')),
  };
};
