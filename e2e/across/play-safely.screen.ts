import type { Page } from '@playwright/test';
import { baht, type Translate } from '../fixtures/translations.ts';

/** Responsible play: the sheet of /user/profile, and its effects on other pages. */
export const playSafelyScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog', { name: t('profile:playSafely.title') });
  const main = page.getByRole('main');
  const check = page.getByRole('dialog', { name: t('profile:realityCheck.title') });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const choose = (group: string, option: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
  return {
    address: '/user/profile?modal=play-safely',
    dialog,
    open: main.getByRole('button', { name: t('profile:playSafely.open') }),
    close: dialog.getByRole('button', { name: t('common:actions.close') }),
    /** The session time of the profile; the top bar shows it in long sessions. */
    clock: main.getByRole('timer'),
    clockInBar: page.getByRole('banner').getByRole('link', { name: /\d:\d\d:\d\d/ }),
    checkEvery: (minutes: number) =>
      choose(t('profile:playSafely.check.label'), t('profile:playSafely.check.every', { count: minutes })),
    check: {
      dialog: check,
      money: (baht: string) => check.getByText(baht, { exact: true }),
      continue: inDialog(t('profile:realityCheck.continue')),
      break: inDialog(t('profile:realityCheck.break')),
    },
    async remindOf(amount: number) {
      await choose(t('profile:playSafely.budget.label'), t('profile:playSafely.budget.day'));
      await dialog.getByRole('textbox', { name: t('profile:playSafely.budget.amount') }).fill(String(amount));
      await inDialog(t('profile:playSafely.budget.save')).click();
      await dialog.getByText(t('profile:playSafely.budget.saved')).waitFor();
    },
    budget: {
      line: page.getByRole('region', { name: t('deposit:budget.day') }),
      /** The question before a deposit beyond the budget, by the excess in baht. */
      question: (over: number) => page.getByText(t('deposit:budget.question', { amount: over })),
      confirm: inDialog(t('deposit:budget.confirm')),
      back: inDialog(t('deposit:budget.back')),
    },
    pause: {
      select: async (length: 'hour' | 'day' | 'week') => {
        await choose(t('profile:playSafely.pause.label'), t(`profile:playSafely.pause.${length}`));
        await inDialog(t('profile:playSafely.pause.next')).click();
      },
      start: inDialog(t('profile:playSafely.pause.start')),
      /** The message in place of the games. */
      notice: main.getByRole('region', { name: t('profile:pause.title') }),
      dialog: page.getByRole('dialog', { name: t('profile:pause.title') }),
      onLogin: page.getByText(t('session:notice.paused')),
    },
    sum: baht,
  };
};
