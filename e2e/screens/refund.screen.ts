import type { Page } from '@playwright/test';
import { rewardScreen } from '../across/reward.screen.ts';
import type { Translate } from '../fixtures/translations.ts';

/** The refund sheet of /user/home. */
export const refundScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  return {
    ...rewardScreen(page, t, 'refund'),
    open: page.getByRole('main').getByRole('button', { name: t('wallet:entry.refund') }),
    nothing: dialog.getByText(t('refund:nothing')),
    /** The two parts of a payout to the wallet. */
    walletWarning: (share: number, rest: number) =>
      dialog.getByText(t('refund:wallet.warning', { share, rest })),
  };
};
