import type { Page } from '@playwright/test';
import { baht, type WordsOf } from '../fixtures/words.ts';

/** /user/home and its transfer sheet. */
export const walletScreen = (page: Page, words: WordsOf) => {
  const balance = page.getByRole('region', { name: words('wallet:balance.total') });
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: words('wallet:transfer.amount') });
  const submit = dialog.getByRole('button', { name: words('wallet:transfer.submit') });
  const from = dialog.getByRole('combobox', { name: words('wallet:transfer.from') });
  const to = dialog.getByRole('combobox', { name: words('wallet:transfer.to') });
  const confirm = (sum: number) =>
    dialog.getByRole('button', { name: words('wallet:transfer.confirm.submit', { amount: sum }) });
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
    check: balance.getByRole('button', { name: words('wallet:balance.check') }),
    hide: balance.getByRole('button', { name: words('wallet:balance.hide') }),
    show: balance.getByRole('button', { name: words('wallet:balance.show') }),
    updated: balance.getByText(words('wallet:balance.updated')),
    couldNotUpdate: balance.getByText(words('wallet:balance.stale')),
    openTransfer: balance.getByRole('button', { name: words('wallet:entry.transfer') }),
    openDeposit: page.getByRole('main').getByRole('button', { name: words('wallet:entry.deposit') }),
    openWithdraw: page.getByRole('main').getByRole('button', { name: words('wallet:entry.withdraw') }),
    openInvite: page.getByRole('main').getByRole('button', { name: words('wallet:entry.invite') }),
    /** The wheel, by the coins it shows. */
    openSpin: (coins: number) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('wallet:entry.spin') })
        .filter({ hasText: words('wallet:entry.spinCoins', { count: coins }) }),
    refreshAll: page.getByRole('main').getByRole('button', { name: words('wallet:entry.refreshAll') }),
    /** A provider's card by its name. */
    card: (name: string) => page.getByRole('main').getByRole('button', { name }),
    transfer: {
      dialog,
      from,
      to,
      amount,
      submit,
      confirm,
      swap: dialog.getByRole('button', { name: words('wallet:transfer.swap') }),
      returnAll: dialog.getByRole('button', { name: words('wallet:transfer.returnAll.action') }),
      confirmReturnAll: dialog.getByRole('button', { name: words('wallet:transfer.returnAll.confirm') }),
      done: page.getByRole('dialog', { name: words('wallet:transfer.done.title') }),
      refused: page.getByRole('dialog', { name: words('wallet:transfer.refused.title') }),
      ok: dialog.getByRole('button', { name: words('common:actions.ok') }),
      everything: (sum: number) =>
        dialog.getByRole('button', { name: words('wallet:transfer.all', { amount: sum }), exact: true }),
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
