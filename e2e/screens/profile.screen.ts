import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';
import type { BankData } from './registration.screen.ts';

/** /user/profile and its sheets. */
export const profileScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const old = field(t('profile:changePassword.old'));
  const fresh = field(t('profile:changePassword.new'));
  const again = field(t('profile:changePassword.confirm'));
  const account = page.getByRole('dialog', { name: t('registration:account.title') });
  const banks = page.getByRole('dialog', { name: t('registration:bank.choose') });
  const bank = account.getByRole('combobox', { name: t('registration:bank.label') });
  const number = account.getByRole('textbox', { name: t('registration:bank.number') });
  const save = account.getByRole('button', { name: t('registration:account.submit') });
  const submit = dialog.getByRole('button', { name: t('profile:changePassword.submit') });
  return {
    bank: page.getByRole('region', { name: t('profile:bank.title') }),
    member: page.getByRole('region', { name: t('profile:member') }),
    vibration: main.getByRole('switch', { name: t('profile:vibration.label') }),
    copyId: main.getByRole('button', { name: t('profile:copyId') }),
    editName: main.getByRole('button', { name: t('profile:bank.edit') }).first(),
    name: {
      dialog: page.getByRole('dialog', { name: t('profile:editName.title') }),
      field: dialog.getByRole('textbox', { name: t('profile:editName.label') }),
      save: dialog.getByRole('button', { name: t('profile:editName.submit') }),
    },
    /** The button of every place without a bank account. */
    addAccount: page.getByRole('button', { name: t('profile:bank.add') }),
    account: {
      dialog: account,
      bank,
      /** The sheet of banks above it. */
      banks,
      number,
      save,
      async fill(data: BankData) {
        await bank.click();
        await banks.getByRole('combobox').fill(data.bank);
        await banks.getByRole('option').first().click();
        await number.fill(data.number);
        await account.getByRole('textbox', { name: t('registration:bank.firstName') }).fill(data.first);
        await account.getByRole('textbox', { name: t('registration:bank.lastName') }).fill(data.last);
        await save.click();
      },
    },
    openPassword: main.getByRole('button', { name: t('profile:password.action') }),
    password: {
      dialog: page.getByRole('dialog', { name: t('profile:changePassword.title') }),
      saved: page.getByRole('dialog', { name: t('profile:changePassword.doneTitle') }),
      old,
      fresh,
      again,
      submit,
      async change(from: string, to: string, repeated = to) {
        await old.fill(from);
        await fresh.fill(to);
        await again.fill(repeated);
        await submit.click();
      },
    },
  };
};
