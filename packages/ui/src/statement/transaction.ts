/** Icon, name, sign and links of a transaction. */
import {
  rewardSources,
  statementSignOf,
  statementTypes,
  type RewardSource,
  type Transaction,
} from '@wallet/contract/statement';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { CheckIcon } from '../base/Icon/Icon.tsx';
import { useTranslation } from '../i18n/index.ts';
import { DepositIcon, GiftIcon, TransferIcon, WithdrawIcon } from '../base/Icon/MoneyIcon.tsx';

const listedIcons = {
  deposit: DepositIcon,
  bonus: GiftIcon,
  finish_bonus: CheckIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
};

/** Icons by kind; `other` for an unlisted kind. */
export const kindIcons = { ...listedIcons, other: TransferIcon };

export const iconKindOf = ({ statementType }: Transaction): keyof typeof kindIcons =>
  isListed(statementTypes, statementType) ? statementType : 'other';

/** Returns the name of a transaction's kind; an unlisted kind is shown as received. */
export function useKindName(): (transaction: Transaction) => string {
  const t = useTranslation('statement');
  return ({ statementType }) =>
    isListed(statementTypes, statementType)
      ? t(`kind.${statementType}`)
      : t('kind.other', { kind: nameOfKind(statementType) });
}

/**
 * Returns the sign of a transaction: minus for every negative amount, else that of its kind; undefined where no money
 * came in or went out (spec 9, Statement signs).
 */
export const signOf = ({
  statementType,
  amount,
}: Pick<Transaction, 'statementType' | 'amount'>): 'plus' | 'minus' | undefined =>
  amount < 0
    ? 'minus'
    : ({ '+': 'plus', '-': 'minus', '': undefined } as const)[statementSignOf(statementType)];

/** Returns whether money came in, which alone is green. */
export const hasArrived = (transaction: Transaction): boolean =>
  transaction.status === 'SUCCESS' && signOf(transaction) === 'plus';

/** Returns the bonus, promotion, invite, refund or prize that a transaction belongs to. */
export const linksOf = (
  transaction: Transaction,
): readonly { readonly link: RewardSource; readonly description: string }[] =>
  rewardSources.flatMap((link) => {
    const description = transaction[link]?.description.trim() ?? '';
    return description === '' ? [] : [{ link, description }];
  });
