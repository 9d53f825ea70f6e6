import type { Page } from '@playwright/test';
import type { WordsOf } from '../fixtures/words.ts';

export interface BankData {
  readonly bank: string;
  readonly number: string;
  readonly first: string;
  readonly last: string;
}

/** /register, step by step. */
export const registrationScreen = (page: Page, words: WordsOf) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const text = (name: string) => main.getByRole('textbox', { name });
  const phone = text(words('registration:phone.label'));
  const name = text(words('registration:profile.name'));
  const password = main.getByLabel(words('registration:profile.password'), { exact: true });
  const again = main.getByLabel(words('registration:profile.confirmPassword'), { exact: true });
  const bank = main.getByRole('combobox', { name: words('registration:bank.label') });
  const number = text(words('registration:bank.number'));
  const first = text(words('registration:bank.firstName'));
  const last = text(words('registration:bank.lastName'));
  const next = button(words('common:actions.next'));
  const submit = button(words('registration:bank.submit'));
  const chooseBank = async (code: string) => {
    await bank.click();
    await dialog.getByRole('combobox').fill(code);
    await dialog.getByRole('option').first().click();
  };
  return {
    address: '/register',
    steps: {
      phone: heading(words('registration:phone.title')),
      otp: heading(words('registration:otp.title')),
      profile: heading(words('registration:profile.title')),
      bank: heading(words('registration:bank.title')),
      done: heading(words('registration:done.title')),
    },
    phone,
    sendCode: button(words('registration:phone.sendCode')),
    code: text(words('registration:otp.label')),
    verify: button(words('registration:otp.verify')),
    resend: button(words('registration:otp.resend')),
    name,
    password,
    again,
    bank,
    number,
    first,
    last,
    next,
    back: button(words('common:actions.back')),
    submit,
    chooseBank,
    currency: (code: 'LAK' | 'BAHT') => main.getByRole('radio', { name: words(`registration:bank.${code}`) }),
    /** Past the first step, where no code is asked for. */
    async begin(number: string) {
      await phone.fill(number);
      await next.click();
    },
    async sayWho(member: { name: string; password: string }) {
      await name.fill(member.name);
      await password.fill(member.password);
      await again.fill(member.password);
      await next.click();
    },
    async sayBank(account: BankData) {
      await chooseBank(account.bank);
      await number.fill(account.number);
      await first.fill(account.first);
      await last.fill(account.last);
      await submit.click();
    },
  };
};
