import type { Page } from '@playwright/test';
import { baht, type Translate } from '../fixtures/translations.ts';

/** The deposit sheet of /user/home. */
export const depositScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const at = (method?: string) =>
    `/user/home?modal=deposit${method === undefined ? '' : `&method=${method}`}`;
  const qr = {
    amount: dialog.getByRole('textbox', { name: t('deposit:amount.qr') }),
    create: button(t('deposit:qr.submit')),
    /** The picture of a QR code, by its amount in baht. */
    code: (sum: number) => dialog.getByRole('img', { name: t('deposit:qr.alt', { amount: sum }) }),
    timeLeft: dialog.getByRole('timer'),
    save: button(t('deposit:qr.save')),
    cancel: button(t('deposit:qr.cancel.action')),
    confirmCancel: button(t('deposit:qr.cancel.confirm')),
    keep: button(t('deposit:qr.cancel.keep')),
    expired: dialog.getByText(t('deposit:qr.ended.expired')),
    closed: dialog.getByText(t('deposit:qr.ended.closed')),
    check: button(t('deposit:qr.ended.check')),
    again: button(t('deposit:qr.ended.again')),
    nothing: dialog.getByText(t('deposit:qr.nothing')),
    async make(sum: number) {
      await qr.amount.fill(String(sum));
      await qr.create.click();
      await qr.code(sum).waitFor();
    },
  };
  const link = {
    field: dialog.getByRole('textbox', { name: t('deposit:link.field') }),
    send: button(t('deposit:link.submit')),
    verdict: (verdict: 'happened' | 'did-not-happen' | 'checking' | 'unclear') =>
      dialog.getByText(t(`deposit:link.verdict.${verdict}`)),
  };
  return {
    at,
    dialog,
    qr,
    link,
    /** A deposit method by the code of its bank or provider. */
    method: (code: string) =>
      // The badge shows the first three letters.
      dialog
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${code.slice(0, 3)}`) })
        .getByRole('button'),
    methods: dialog.getByRole('list', { name: t('deposit:methods.label') }),
    all: button(t('deposit:methods.all')),
    close: dialog.getByRole('button', { name: t('common:actions.close'), exact: true }),
    /** The message of an arrived deposit in the sheet. */
    received: (sum: number) =>
      dialog
        .getByRole('status')
        .filter({ hasText: baht(sum) })
        .getByText(t('deposit:received.text')),
    /** The message of an arrived deposit on any page. */
    toast: (sum: number) => page.getByText(t('deposit:received.toast', { amount: sum })),
    statement: page.getByRole('button', { name: t('common:actions.openStatement') }),
    ok: button(t('common:actions.ok')),
    copyNumber: button(t('deposit:account.copyNumber')),
    sendSlip: button(t('deposit:sendSlip')),
  };
};
