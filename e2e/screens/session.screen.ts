import type { Page } from '@playwright/test';
import type { WordsOf } from '../fixtures/words.ts';

/** /login */
export const sessionScreen = (page: Page, words: WordsOf) => {
  const phone = page.getByRole('textbox', { name: words('session:phone') });
  const password = page.getByLabel(words('session:password'), { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: words('session:submit') });
  return {
    title: page.getByRole('heading', { level: 1, name: words('session:title') }),
    phone,
    password,
    remember: page.getByRole('checkbox', { name: words('session:remember') }),
    submit,
    register: page.getByRole('main').getByRole('link', { name: words('session:register'), exact: true }),
    forgot: page.getByRole('main').getByRole('link', { name: words('session:forgot') }),
    async login(number: string, secret: string) {
      await phone.fill(number);
      await password.fill(secret);
      await submit.click();
    },
  };
};
