import type { Page } from '@playwright/test';
import { baht, type WordsOf } from '../fixtures/words.ts';

/** The deposit sheet of /user/home. */
export const depositScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const at = (method?: string) =>
    `/user/home?modal=deposit${method === undefined ? '' : `&method=${method}`}`;
  const qr = {
    amount: dialog.getByRole('textbox', { name: words('deposit:amount.qr') }),
    create: button(words('deposit:qr.submit')),
    /** The picture of a code over so many baht. */
    code: (sum: number) => dialog.getByRole('img', { name: words('deposit:qr.alt', { amount: sum }) }),
    left: dialog.getByRole('timer'),
    save: button(words('deposit:qr.save')),
    paid: button(words('deposit:qr.paid')),
    cancel: button(words('deposit:qr.cancel.action')),
    confirmCancel: button(words('deposit:qr.cancel.confirm')),
    keep: button(words('deposit:qr.cancel.keep')),
    expired: dialog.getByText(words('deposit:qr.ended.expired')),
    closed: dialog.getByText(words('deposit:qr.ended.closed')),
    check: button(words('deposit:qr.ended.check')),
    again: button(words('deposit:qr.ended.again')),
    nothing: dialog.getByText(words('deposit:qr.nothing')),
    async make(sum: number) {
      await qr.amount.fill(String(sum));
      await qr.create.click();
      await qr.code(sum).waitFor();
    },
  };
  const link = {
    field: dialog.getByRole('textbox', { name: words('deposit:link.field') }),
    paste: button(words('deposit:link.paste')),
    send: button(words('deposit:link.submit')),
    verdict: (verdict: 'happened' | 'did-not-happen' | 'checking' | 'unclear') =>
      dialog.getByText(words(`deposit:link.verdict.${verdict}`)),
  };
  return {
    at,
    dialog,
    qr,
    link,
    /** A way to pay in by a bank or provider, by its code. */
    method: (code: string) =>
      // Its badge comes first and has room for three letters.
      dialog
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${code.slice(0, 3)}`) })
        .getByRole('button'),
    methods: dialog.getByRole('list', { name: words('deposit:methods.label') }),
    all: button(words('deposit:methods.all')),
    close: dialog.getByRole('button', { name: words('common:actions.close'), exact: true }),
    /** So many baht have arrived, as the sheet tells it. */
    received: (sum: number) =>
      dialog
        .getByRole('status')
        .filter({ hasText: baht(sum) })
        .getByText(words('deposit:received.text')),
    /** The same, told wherever the player is. */
    toast: (sum: number) => page.getByText(words('deposit:received.toast', { amount: sum })),
    statement: page.getByRole('button', { name: words('common:actions.openStatement') }),
    ok: button(words('common:actions.ok')),
    copyNumber: button(words('deposit:account.copyNumber')),
    sendSlip: button(words('deposit:sendSlip')),
  };
};
