import type { Page } from '@playwright/test';
import type { WordsOf } from '../fixtures/words.ts';
import type { BankData } from './registration.screen.ts';

/** /user/profile and its sheets. */
export const profileScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const old = field(words('profile:changePassword.old'));
  const fresh = field(words('profile:changePassword.new'));
  const again = field(words('profile:changePassword.confirm'));
  const account = page.getByRole('dialog', { name: words('registration:account.title') });
  const banks = page.getByRole('dialog', { name: words('registration:bank.choose') });
  const bank = account.getByRole('combobox', { name: words('registration:bank.label') });
  const number = account.getByRole('textbox', { name: words('registration:bank.number') });
  const save = account.getByRole('button', { name: words('registration:account.submit') });
  const submit = dialog.getByRole('button', { name: words('profile:changePassword.submit') });
  return {
    bank: page.getByRole('region', { name: words('profile:bank.title') }),
    member: page.getByRole('region', { name: words('profile:member') }),
    vibration: main.getByRole('switch', { name: words('profile:vibration.label') }),
    copyId: main.getByRole('button', { name: words('profile:copyId') }),
    editName: main.getByRole('button', { name: words('profile:bank.edit') }).first(),
    name: {
      dialog: page.getByRole('dialog', { name: words('profile:editName.title') }),
      field: dialog.getByRole('textbox', { name: words('profile:editName.label') }),
      save: dialog.getByRole('button', { name: words('profile:editName.submit') }),
    },
    /** The same words wherever a bank account is missing. */
    addAccount: page.getByRole('button', { name: words('profile:bank.add') }),
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
        await account.getByRole('textbox', { name: words('registration:bank.firstName') }).fill(data.first);
        await account.getByRole('textbox', { name: words('registration:bank.lastName') }).fill(data.last);
        await save.click();
      },
    },
    openPassword: main.getByRole('button', { name: words('profile:password.action') }),
    password: {
      dialog: page.getByRole('dialog', { name: words('profile:changePassword.title') }),
      saved: page.getByRole('dialog', { name: words('profile:changePassword.doneTitle') }),
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
