import type { Promotion } from '@wallet/contract/bonus';
import bonusArt from '../../art/bonus.svg?no-inline';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { withPercentFail } from '../bonus-texts.ts';
import { ClaimSheet, type ClaimSheetProps } from '../ClaimSheet.tsx';
import { BonusTerms, type BonusTermsProps } from '../BonusTerms.tsx';

export interface PromotionModalProps extends ClaimSheetProps, Pick<BonusTermsProps, 'notice'> {
  /** Upper case. */
  code: string;
  /** Null for an unknown code. */
  promotion: Loadable<Promotion | null>;
}

/** The bonus of a promotion code, with its terms, to claim. */
export function PromotionModal({ code, promotion, notice, ...sheet }: PromotionModalProps) {
  const t = useTranslation('bonus');
  const { errorText, errorAdvice } = useErrors();
  const found = promotion.state === 'ready' ? promotion.data : null;
  return (
    <ClaimSheet
      {...sheet}
      title={t(found ? 'sheet.available' : 'promotion.title')}
      canReceive={found !== null}
    >
      <LoadState
        of={promotion}
        title={t('promotion.failed')}
        loading={<Loading label={t('promotion.searching')} />}
      />
      {promotion.state === 'ready' && !found && (
        <EmptyState art={bonusArt} title={errorText('NO_PROMOTION')} text={errorAdvice('NO_PROMOTION')} />
      )}
      {found && (
        <>
          <SafeHtml html={withPercentFail(found.description, found.percentFail)} />
          <BonusTerms
            lines={[{ label: t('promotion.label'), value: code }]}
            percentFail={found.percentFail}
            notice={notice}
          />
        </>
      )}
    </ClaimSheet>
  );
}
