import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';

export interface BankData {
  readonly bank: string;
  readonly number: string;
  readonly first: string;
  readonly last: string;
}

/** /register, step by step. */
export const registrationScreen = (page: Page, t: Translate) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const text = (name: string) => main.getByRole('textbox', { name });
  const phone = text(t('registration:phone.label'));
  const name = text(t('registration:profile.name'));
  const password = main.getByLabel(t('registration:profile.password'), { exact: true });
  const again = main.getByLabel(t('registration:profile.confirmPassword'), { exact: true });
  const bank = main.getByRole('combobox', { name: t('registration:bank.label') });
  const number = text(t('registration:bank.number'));
  const first = text(t('registration:bank.firstName'));
  const last = text(t('registration:bank.lastName'));
  const next = button(t('common:actions.next'));
  const submit = button(t('registration:bank.submit'));
  const chooseBank = async (code: string) => {
    await bank.click();
    await dialog.getByRole('combobox').fill(code);
    await dialog.getByRole('option').first().click();
  };
  const fillBank = async (account: BankData) => {
    await chooseBank(account.bank);
    await number.fill(account.number);
    await first.fill(account.first);
    await last.fill(account.last);
  };
  return {
    address: '/register',
    steps: {
      phone: heading(t('registration:phone.title')),
      otp: heading(t('registration:otp.title')),
      profile: heading(t('registration:profile.title')),
      bank: heading(t('registration:bank.title')),
      done: heading(t('registration:done.title')),
    },
    /** On the login page, which replaces the last step after two seconds. */
    registered: page.getByText(t('session:notice.registered')),
    phone,
    sendCode: button(t('registration:phone.sendCode')),
    code: text(t('registration:otp.label')),
    verify: button(t('registration:otp.verify')),
    resend: button(t('registration:otp.resend')),
    name,
    password,
    again,
    bank,
    number,
    first,
    last,
    next,
    back: button(t('common:actions.back')),
    submit,
    currency: (code: 'LAK' | 'BAHT') => main.getByRole('radio', { name: t(`registration:bank.${code}`) }),
    /** Passes the first step without a code. */
    async begin(number: string) {
      await phone.fill(number);
      await next.click();
    },
    async submitProfile(member: { name: string; password: string }) {
      await name.fill(member.name);
      await password.fill(member.password);
      await again.fill(member.password);
      await next.click();
    },
    fillBank,
    async submitBank(account: BankData) {
      await fillBank(account);
      await submit.click();
    },
  };
};
