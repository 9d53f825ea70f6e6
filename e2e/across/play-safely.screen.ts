import type { Page } from '@playwright/test';
import { baht, type WordsOf } from '../fixtures/words.ts';

/** What helps to keep play in hand: the sheet of /user/profile, and what it brings about elsewhere. */
export const playSafelyScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog', { name: words('profile:playSafely.title') });
  const main = page.getByRole('main');
  const check = page.getByRole('dialog', { name: words('profile:realityCheck.title') });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const choose = (group: string, option: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
  return {
    address: '/user/profile?modal=play-safely',
    dialog,
    open: main.getByRole('button', { name: words('profile:playSafely.open') }),
    close: dialog.getByRole('button', { name: words('common:actions.close') }),
    /** The clock of the profile; the top bar has one once the session is long. */
    clock: main.getByRole('timer'),
    clockInBar: page.getByRole('banner').getByRole('link', { name: /\d:\d\d:\d\d/ }),
    checkEvery: (minutes: number) =>
      choose(
        words('profile:playSafely.check.label'),
        words('profile:playSafely.check.every', { count: minutes }),
      ),
    check: {
      dialog: check,
      money: (baht: string) => check.getByText(baht, { exact: true }),
      continue: inDialog(words('profile:realityCheck.continue')),
      break: inDialog(words('profile:realityCheck.break')),
    },
    async remindOf(amount: number) {
      await choose(words('profile:playSafely.budget.label'), words('profile:playSafely.budget.day'));
      await dialog
        .getByRole('textbox', { name: words('profile:playSafely.budget.amount') })
        .fill(String(amount));
      await inDialog(words('profile:playSafely.budget.save')).click();
      await dialog.getByText(words('profile:playSafely.budget.saved')).waitFor();
    },
    budget: {
      line: page.getByRole('region', { name: words('deposit:budget.day') }),
      /** The question before a deposit that goes so many baht beyond. */
      question: (over: number) => page.getByText(words('deposit:budget.question', { amount: over })),
      confirm: inDialog(words('deposit:budget.confirm')),
      back: inDialog(words('deposit:budget.back')),
    },
    pause: {
      askFor: async (length: 'hour' | 'day' | 'week') => {
        await choose(words('profile:playSafely.pause.label'), words(`profile:playSafely.pause.${length}`));
        await inDialog(words('profile:playSafely.pause.next')).click();
      },
      start: inDialog(words('profile:playSafely.pause.start')),
      /** In the place of the games. */
      notice: main.getByRole('region', { name: words('profile:pause.title') }),
      dialog: page.getByRole('dialog', { name: words('profile:pause.title') }),
      onLogin: page.getByText(words('session:notice.paused')),
    },
    sum: baht,
  };
};
