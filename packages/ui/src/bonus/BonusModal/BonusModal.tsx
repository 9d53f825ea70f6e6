import { Alert } from '@mantine/core';
import type { Bonus } from '@wallet/contract/bonus';
import bonusArt from '../../art/bonus.svg?no-inline';
import { BannerCarousel } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { useToday } from '../../base/DateTime/use-today.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useTranslation } from '../../i18n/index.ts';
import { LimitReached } from '../BonusCard/BonusCard.tsx';
import { bonusStateAt } from '../bonus-state.ts';
import { useFrequencyText, withPercentFail } from '../bonus-texts.ts';
import { ClaimSheet, type ClaimSheetProps } from '../ClaimSheet.tsx';
import { BonusTerms, type BonusTermsProps } from '../BonusTerms.tsx';
import classes from './BonusModal.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface BonusModalProps extends ClaimSheetProps, Pick<BonusTermsProps, 'notice'> {
  /** Null when the bonus is not on offer. */
  bonus: Loadable<Bonus | null>;
}

/**
 * A bonus with its terms: to receive, or to read for a member who has it or has reached its limit (spec 4, Bonus).
 */
export function BonusModal({ bonus, notice, ...sheet }: BonusModalProps) {
  const t = useTranslation('bonus');
  const frequencyText = useFrequencyText();
  const today = useToday();
  const offer = bonus.state === 'ready' ? bonus.data : null;
  const state = offer && bonusStateAt(offer, today);
  return (
    <ClaimSheet
      {...sheet}
      title={t(`sheet.${state?.kind ?? 'unknown'}`)}
      canReceive={state?.kind === 'available'}
    >
      <LoadState of={bonus} title={t('failed')} />
      {bonus.state === 'ready' && !offer && (
        <EmptyState art={bonusArt} title={t('sheet.none')} text={t('sheet.noneText')} />
      )}
      {offer && (
        <>
          <div className={classes.banners}>
            <BannerCarousel
              label={t('title')}
              banners={offer.banners.map(({ html, ...banner }) => ({
                ...banner,
                ...(html !== undefined && { html: withPercentFail(html, offer.percentFail) }),
              }))}
            />
          </div>
          {state?.kind === 'received-out' && (
            <Alert {...alertProps.info}>
              <LimitReached state={state} />
            </Alert>
          )}
          <BonusTerms
            lines={[
              { label: t('terms.code'), value: offer.code },
              { label: t('terms.often'), value: frequencyText(offer) },
            ]}
            percentFail={offer.percentFail}
            notice={notice}
          />
        </>
      )}
    </ClaimSheet>
  );
}
