import type { Page } from '@playwright/test';
import { rewardScreen } from '../across/reward.screen.ts';
import type { Translate } from '../fixtures/translations.ts';

/** The invite sheet of /user/home. */
export const inviteScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  return {
    ...rewardScreen(page, t, 'invite'),
    openFromHeader: page
      .getByRole('region', { name: t('wallet:balance.total') })
      .getByRole('button', { name: t('wallet:invite.receive') }),
    nothing: dialog.getByText(t('invite:nothing')),
    link: dialog.getByText(/\/register\?code=PR/),
    showQr: dialog.getByRole('button', { name: t('invite:link.qr') }),
    qr: dialog.getByRole('img', { name: t('invite:link.qrAlt') }),
  };
};
