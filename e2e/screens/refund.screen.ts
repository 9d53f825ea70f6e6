import type { Page } from '@playwright/test';
import { gainScreen } from '../across/gain.screen.ts';
import type { WordsOf } from '../fixtures/words.ts';

/** The refund sheet of /user/home. */
export const refundScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  return {
    ...gainScreen(page, words, 'refund'),
    open: page.getByRole('main').getByRole('button', { name: words('wallet:entry.refund') }),
    nothing: dialog.getByText(words('refund:nothing')),
    notNow: dialog.getByText(words('refund:notNow')),
    bonusRuns: (bonus: string) => dialog.getByText(words('refund:bonusRuns', { bonus })),
    /** What becomes of the two parts on the way into the wallet. */
    walletWarning: (share: number, rest: number) =>
      dialog.getByText(words('refund:wallet.warning', { share, rest })),
  };
};
