/** What a transaction is shown with, beside its words. Pure. */
import { gainSources, statementSigns, type GainSource, type Transaction } from '@wallet/contract/statement';
import { CheckIcon } from '../base/Icon/Icon.tsx';
import { DepositIcon, GiftIcon, TransferIcon, WithdrawIcon } from '../base/Icon/MoneyIcon.tsx';

export const kindIcons = {
  deposit: DepositIcon,
  bonus: GiftIcon,
  finish_bonus: CheckIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
};

/** Whether money came in or went out; undefined for what is neither (spec 9, Statement signs). */
export const signOf = ({ statementType }: Transaction): 'plus' | 'minus' | undefined =>
  (({ '+': 'plus', '-': 'minus', '': undefined }) as const)[statementSigns[statementType]];

/** What a transaction belongs to, where it says so in words: a bonus, a promotion, an invite, a refund, the wheel. */
export const linksOf = (
  transaction: Transaction,
): readonly { readonly link: GainSource; readonly description: string }[] =>
  gainSources.flatMap((link) => {
    const description = transaction[link]?.description.trim() ?? '';
    return description === '' ? [] : [{ link, description }];
  });

/** What a transaction goes by in an address: its id, or the moment it happened where a backend sends none. */
export const entryOf = ({ _id, createdAt }: Transaction): string => _id ?? createdAt;
