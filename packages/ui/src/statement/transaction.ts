/** What a transaction is shown with. */
import {
  gainSources,
  statementSignOf,
  statementTypes,
  type GainSource,
  type Transaction,
} from '@wallet/contract/statement';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { CheckIcon } from '../base/Icon/Icon.tsx';
import { useWords } from '../words/index.ts';
import { DepositIcon, GiftIcon, TransferIcon, WithdrawIcon } from '../base/Icon/MoneyIcon.tsx';

const listedIcons = {
  deposit: DepositIcon,
  bonus: GiftIcon,
  finish_bonus: CheckIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
};

/** The icons by kind; `other` for a kind without words. */
export const kindIcons = { ...listedIcons, other: TransferIcon };

/** The kind a transaction is drawn as. */
export const drawnKind = ({ statementType }: Transaction): keyof typeof kindIcons =>
  isListed(statementTypes, statementType) ? statementType : 'other';

/** Returns the name of a transaction's kind; a kind without words is named as the backend sent it. */
export function useKindName(): (transaction: Transaction) => string {
  const t = useWords('statement');
  return ({ statementType }) =>
    isListed(statementTypes, statementType)
      ? t(`kind.${statementType}`)
      : t('kind.other', { kind: nameOfKind(statementType) });
}

/** Whether money came in or went out; undefined for what is neither (spec 9, Statement signs). */
export const signOf = ({ statementType }: Pick<Transaction, 'statementType'>): 'plus' | 'minus' | undefined =>
  (({ '+': 'plus', '-': 'minus', '': undefined }) as const)[statementSignOf(statementType)];

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
