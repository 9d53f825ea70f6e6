import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';

/** /login */
export const sessionScreen = (page: Page, t: Translate) => {
  const phone = page.getByRole('textbox', { name: t('session:phone') });
  const password = page.getByLabel(t('session:password'), { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: t('session:submit') });
  return {
    title: page.getByRole('heading', { level: 1, name: t('session:title') }),
    phone,
    password,
    remember: page.getByRole('checkbox', { name: t('session:remember') }),
    submit,
    register: page.getByRole('main').getByRole('link', { name: t('session:register'), exact: true }),
    forgot: page.getByRole('main').getByRole('link', { name: t('session:forgot') }),
    async login(number: string, secret: string) {
      await phone.fill(number);
      await password.fill(secret);
      await submit.click();
    },
  };
};
