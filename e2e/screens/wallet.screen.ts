import type { Page } from '@playwright/test';
import { baht, type Translate } from '../fixtures/translations.ts';

/** /user/home and its transfer sheet. */
export const walletScreen = (page: Page, t: Translate) => {
  const balance = page.getByRole('region', { name: t('wallet:balance.total') });
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: t('wallet:transfer.amount') });
  const submit = dialog.getByRole('button', { name: t('wallet:transfer.submit') });
  const from = dialog.getByRole('combobox', { name: t('wallet:transfer.from') });
  const to = dialog.getByRole('combobox', { name: t('wallet:transfer.to') });
  const confirm = (sum: number) =>
    dialog.getByRole('button', { name: t('wallet:transfer.confirm.submit', { amount: sum }) });
  const fill = async (transfer: { from?: string; to?: string; amount: string }) => {
    if (transfer.from !== undefined) await from.selectOption(transfer.from);
    if (transfer.to !== undefined) await to.selectOption(transfer.to);
    await amount.fill(transfer.amount);
    await submit.click();
  };
  return {
    balance,
    inWallet: balance.getByRole('definition').nth(0),
    inGames: balance.getByRole('definition').nth(1),
    check: balance.getByRole('button', { name: t('wallet:balance.check') }),
    hide: balance.getByRole('button', { name: t('wallet:balance.hide') }),
    show: balance.getByRole('button', { name: t('wallet:balance.show') }),
    updated: balance.getByText(t('wallet:balance.updated')),
    couldNotUpdate: balance.getByText(t('wallet:balance.stale')),
    openTransfer: balance.getByRole('button', { name: t('wallet:entry.transfer') }),
    openDeposit: page.getByRole('main').getByRole('button', { name: t('wallet:entry.deposit') }),
    openWithdraw: page.getByRole('main').getByRole('button', { name: t('wallet:entry.withdraw') }),
    openInvite: page.getByRole('main').getByRole('button', { name: t('wallet:entry.invite') }),
    /** The wheel, by the coins it shows. */
    openSpin: (coins: number) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('wallet:entry.spin') })
        .filter({ hasText: t('wallet:entry.spinCoins', { count: coins }) }),
    refreshAll: page.getByRole('main').getByRole('button', { name: t('wallet:entry.refreshAll') }),
    /** The cards of all providers. */
    cards: page.getByRole('main').locator('button[data-active]'),
    /** A provider's card by its name. */
    card: (name: string) => page.getByRole('main').getByRole('button', { name }),
    transfer: {
      dialog,
      from,
      to,
      amount,
      submit,
      confirm,
      returnAll: dialog.getByRole('button', { name: t('wallet:transfer.returnAll.action') }),
      confirmReturnAll: dialog.getByRole('button', { name: t('wallet:transfer.returnAll.confirm') }),
      done: page.getByRole('dialog', { name: t('wallet:transfer.done.title') }),
      refused: page.getByRole('dialog', { name: t('wallet:transfer.refused.title') }),
      ok: dialog.getByRole('button', { name: t('common:actions.ok') }),
      everything: dialog.getByRole('button', { name: t('wallet:transfer.all'), exact: true }),
      fill,
      /** Fills the form in and confirms; between `wallet` and codes of games. */
      async make(sum: number, places: { from?: string; to?: string }) {
        await fill({ ...places, amount: String(sum) });
        await confirm(sum).click();
      },
    },
    shows: (sum: number) => balance.getByText(baht(sum), { exact: true }).first(),
  };
};
