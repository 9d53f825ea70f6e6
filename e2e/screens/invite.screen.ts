import type { Page } from '@playwright/test';
import { gainScreen } from '../across/gain.screen.ts';
import type { WordsOf } from '../fixtures/words.ts';

/** The invite sheet of /user/home. */
export const inviteScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name });
  return {
    ...gainScreen(page, words, 'invite'),
    openFromHeader: page
      .getByRole('region', { name: words('wallet:balance.total') })
      .getByRole('button', { name: words('wallet:invite.receive') }),
    nothing: dialog.getByText(words('invite:nothing')),
    link: dialog.getByText(/\/register\?code=PR/),
    copy: button(words('invite:link.copy')),
    shareLink: button(words('invite:link.share')),
    line: dialog.getByRole('link', { name: words('invite:link.line') }),
    showQr: button(words('invite:link.qr')),
    qr: dialog.getByRole('img', { name: words('invite:link.qrAlt') }),
  };
};
