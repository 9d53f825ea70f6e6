import type { Refund, RefundCheck } from '@wallet/contract/refund';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { RewardLog } from '../../base/RewardLog/RewardLog.tsx';
import { RewardSheet, type RewardDialogProps } from '../../base/RewardSheet/RewardSheet.tsx';
import type { ListPage } from '../../base/list-page.ts';
import { mapLoadable, type Loadable } from '../../base/loadable.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { RefundAmount } from './RefundAmount.tsx';

export interface RefundModalProps extends RewardDialogProps {
  check: Loadable<RefundCheck>;
  refunds: Loadable<ListPage & { readonly refunds: readonly Refund[] }>;
  /** Receives the certain part and gives up the rest. Called once per confirmation. */
  onAddToWallet: () => unknown;
}

/** A refund of losses, received as a bonus or partly into the wallet, without urging the player. */
export function RefundModal({ check, refunds, page, onPage, onAddToWallet, ...sheet }: RefundModalProps) {
  const t = useTranslation('refund');
  const { errorText } = useErrors();
  return (
    <RewardSheet
      {...sheet}
      title={t('title')}
      label={t('amount')}
      onIntoWallet={onAddToWallet}
      doneTitle={t('done.title')}
      doneText={(chosen) =>
        `${errorText('REFUND_SUCCESS')} ${chosen?.kind === 'wallet' ? t('wallet.done') : t('reward.bonusDone')}`
      }
      refusedTitle={t('refused.title')}
      verdicts={t('verdict', { returnObjects: true })}
    >
      {(onChoose) => (
        <>
          <LoadState of={check} />
          {check.state === 'ready' && (
            <RefundAmount check={check.data} onChoose={onChoose} onBonuses={sheet.onBonuses} />
          )}
          <RewardLog
            title={t('list.title')}
            text={t('list.text')}
            empty={{ title: t('list.empty'), text: t('list.emptyText') }}
            log={mapLoadable(refunds, entriesOf)}
            page={page}
            onPage={onPage}
          />
        </>
      )}
    </RewardSheet>
  );
}

const entriesOf = ({ refunds, ...list }: ListPage & { refunds: readonly Refund[] }) => ({
  ...list,
  entries: refunds.map(({ refundAmount, createdAt }) => ({ amount: refundAmount, at: createdAt })),
});
