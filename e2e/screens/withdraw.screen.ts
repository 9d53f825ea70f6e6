import type { Page } from '@playwright/test';
import { baht, type WordsOf } from '../fixtures/words.ts';

/** The withdraw sheet of /user/home. */
export const withdrawScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: words('withdraw:amount') });
  const submit = dialog.getByRole('button', { name: words('withdraw:submit') });
  const confirm = (sum: number) =>
    dialog.getByRole('button', { name: words('withdraw:confirm.submit', { amount: sum }) });
  const fill = async (typed: string) => {
    await amount.fill(typed);
    await submit.click();
  };
  return {
    address: '/user/home?modal=withdraw',
    dialog,
    amount,
    submit,
    confirm,
    all: dialog.getByRole('button', { name: words('withdraw:all'), exact: true }),
    question: page.getByRole('dialog', { name: words('withdraw:confirm.title') }),
    done: page.getByRole('dialog', { name: words('withdraw:done.title') }),
    refused: page.getByRole('dialog', { name: words('withdraw:refused.title') }),
    ok: dialog.getByRole('button', { name: words('common:actions.ok') }),
    openStatement: dialog.getByRole('button', { name: words('common:actions.openStatement') }),
    verdict: (verdict: 'happened' | 'did-not-happen' | 'checking' | 'unclear') =>
      dialog.getByText(words(`withdraw:verdict.${verdict}`)),
    toBonus: dialog.getByRole('button', { name: words('withdraw:bonus.action') }),
    /** What home tells of the last withdrawal. */
    news: (status: 'in progress' | 'SUCCESS' | 'FAILED', sum: number) =>
      page
        .getByRole('status', { name: words('withdraw:status.label') })
        .filter({ hasText: words(`withdraw:status.${status}.title`) })
        .filter({ hasText: baht(sum) }),
    dismissNews: page.getByRole('button', { name: words('withdraw:status.dismiss') }),
    fill,
    /** Up to the question, which is left open. */
    async ask(sum: number) {
      await fill(String(sum));
      await confirm(sum).waitFor();
    },
    async make(sum: number) {
      await fill(String(sum));
      await confirm(sum).click();
    },
  };
};
