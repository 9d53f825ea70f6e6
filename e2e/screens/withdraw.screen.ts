import type { Page } from '@playwright/test';
import { baht, type Translate } from '../fixtures/translations.ts';

/** The withdraw sheet of /user/home. */
export const withdrawScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: t('withdraw:amount') });
  const submit = dialog.getByRole('button', { name: t('withdraw:submit') });
  const confirm = (sum: number) =>
    dialog.getByRole('button', { name: t('withdraw:confirm.submit', { amount: sum }) });
  const fill = async (text: string) => {
    await amount.fill(text);
    await submit.click();
  };
  return {
    address: '/user/home?modal=withdraw',
    dialog,
    amount,
    submit,
    confirm,
    all: dialog.getByRole('button', { name: t('withdraw:all'), exact: true }),
    question: page.getByRole('dialog', { name: t('withdraw:confirm.title') }),
    done: page.getByRole('dialog', { name: t('withdraw:done.title') }),
    refused: page.getByRole('dialog', { name: t('withdraw:refused.title') }),
    ok: dialog.getByRole('button', { name: t('common:actions.ok') }),
    openStatement: dialog.getByRole('button', { name: t('common:actions.openStatement') }),
    verdict: (verdict: 'happened' | 'did-not-happen' | 'checking' | 'unclear') =>
      dialog.getByText(t(`withdraw:verdict.${verdict}`)),
    toBonus: dialog.getByRole('button', { name: t('withdraw:bonus.action') }),
    /** The status of the last withdrawal on home. */
    news: (status: 'in progress' | 'SUCCESS' | 'FAILED', sum: number) =>
      page
        .getByRole('status', { name: t('withdraw:status.label') })
        .filter({ hasText: t(`withdraw:status.${status}.title`) })
        .filter({ hasText: baht(sum) }),
    dismissNews: page.getByRole('button', { name: t('withdraw:status.dismiss') }),
    fill,
    /** Opens the confirmation. */
    async openConfirmation(sum: number) {
      await fill(String(sum));
      await confirm(sum).waitFor();
    },
    async make(sum: number) {
      await fill(String(sum));
      await confirm(sum).click();
    },
  };
};
