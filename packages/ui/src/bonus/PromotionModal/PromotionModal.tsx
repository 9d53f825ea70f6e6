import type { Promotion } from '@wallet/contract/bonus';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { withPercentFail } from '../percent-fail.ts';
import { ReceiveSheet, type ReceiveSheetProps } from '../ReceiveSheet.tsx';
import { Terms } from '../Terms.tsx';

export interface PromotionModalProps extends ReceiveSheetProps {
  /** In capitals. */
  code: string;
  /** What the code gives; null for one nobody knows. */
  promotion: Loadable<Promotion | null>;
  /** The operator's word on cancelling, with its place for the figure. */
  notice: string | undefined;
}

/** What a promotion code gives, with its terms, to receive. */
export function PromotionModal({ code, promotion, notice, ...sheet }: PromotionModalProps) {
  const t = useWords('bonus');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const found = promotion.state === 'ready' ? promotion.data : null;
  return (
    <ReceiveSheet
      {...sheet}
      title={t(found ? 'sheet.available' : 'promotion.title')}
      canReceive={found !== null}
    >
      {promotion.state === 'loading' && <Loading label={t('promotion.searching')} />}
      {promotion.state === 'failed' && (
        <Failed title={t('promotion.failed')} onRetry={promotion.retry} failure={promotion.failure} />
      )}
      {promotion.state === 'ready' && !found && (
        <EmptyState title={errorText('NO_PROMOTION')} text={errorAdvice('NO_PROMOTION')} />
      )}
      {found && (
        <>
          <SafeHtml html={withPercentFail(found.description, found.percentFail)} />
          <Terms
            lines={[{ label: t('promotion.label'), value: code }]}
            percentFail={found.percentFail}
            notice={notice}
          />
        </>
      )}
    </ReceiveSheet>
  );
}
