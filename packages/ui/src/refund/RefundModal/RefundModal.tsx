import type { Refund, RefundCheck } from '@wallet/contract/refund';
import type { Banner } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { RewardLog } from '../../base/RewardLog/RewardLog.tsx';
import { RewardSheet, type RewardSheetProps } from '../../base/RewardSheet/RewardSheet.tsx';
import { payoutOf, type ChosenReward } from '../../base/RewardSheet/reward.ts';
import { useRewardConfirmation } from '../../base/RewardSheet/use-reward-confirmation.tsx';
import type { ListPage } from '../../base/list-page.ts';
import { mapLoadable, type Loadable } from '../../base/loadable.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { useErrorText, useTranslation } from '../../i18n/index.ts';
import { RefundAmount } from './RefundAmount.tsx';

export interface RefundModalProps extends Pick<
  RewardSheetProps,
  'isOpen' | 'onClose' | 'progress' | 'onReset' | 'onRefused' | 'onStatement' | 'onBonuses'
> {
  banners: Loadable<readonly Banner[]>;
  /** The refund amount, whether it can be received, and its shares. */
  check: Loadable<RefundCheck>;
  /** Past refunds, newest first. */
  refunds: Loadable<ListPage & { readonly refunds: readonly Refund[] }>;
  page: number;
  onPage: (page: number) => void;
  /** Initial choice: the sheet opens with its confirmation, or with its result. */
  defaultChosen?: ChosenReward | undefined;
  /** Receives everything as a bonus. Called once per confirmation. */
  onReceive: () => unknown;
  /** Receives the certain part and gives up the rest. Called once per confirmation. */
  onAddToWallet: () => unknown;
}

/** A refund of losses, received as a bonus or partly into the wallet, without urging the player. */
export function RefundModal({
  check,
  refunds,
  page,
  onPage,
  defaultChosen,
  onReceive,
  onAddToWallet,
  ...sheet
}: RefundModalProps) {
  const t = useTranslation('refund');
  const errorText = useErrorText();
  const confirmationOf = useRewardConfirmation();
  const [chosen, setChosen] = useResetOnOpen(sheet.isOpen, defaultChosen);
  const isIntoWallet = chosen?.kind === 'wallet';
  const confirmation =
    chosen &&
    confirmationOf({
      chosen,
      label: t('amount'),
      onConfirm: isIntoWallet ? onAddToWallet : onReceive,
    });

  return (
    <RewardSheet
      {...sheet}
      title={t('title')}
      confirmation={confirmation}
      onBack={() => setChosen(undefined)}
      result={{
        doneTitle: t('done.title'),
        doneText: `${errorText('REFUND_SUCCESS')} ${isIntoWallet ? t('wallet.done') : t('reward.bonusDone')}`,
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
        receipt: chosen && { amount: payoutOf(chosen) },
      }}
    >
      <LoadState of={check} />
      {check.state === 'ready' && (
        <RefundAmount check={check.data} onChoose={setChosen} onBonuses={sheet.onBonuses} />
      )}
      <RewardLog
        title={t('list.title')}
        text={t('list.text')}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        log={mapLoadable(refunds, entriesOf)}
        page={page}
        onPage={onPage}
      />
    </RewardSheet>
  );
}

const entriesOf = ({ refunds, ...list }: ListPage & { refunds: readonly Refund[] }) => ({
  ...list,
  entries: refunds.map(({ refundAmount, createdAt }) => ({ amount: refundAmount, at: createdAt })),
});
