import { Alert } from '@mantine/core';
import type { Bonus } from '@wallet/contract/bonus';
import { BannerCarousel } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useWords } from '../../words/index.ts';
import { ReceivedOut } from '../BonusCard/BonusCard.tsx';
import { bonusStateAt, useToday } from '../bonus-state.ts';
import { useHowOften } from '../how-often.ts';
import { withPercentFail } from '../percent-fail.ts';
import { ReceiveSheet, type ReceiveSheetProps } from '../ReceiveSheet.tsx';
import { Terms } from '../Terms.tsx';
import classes from './BonusModal.module.css';
import { status } from '../../base/status/status.tsx';

export interface BonusModalProps extends ReceiveSheetProps {
  /** The bonus it is about; null when it is not on offer. */
  bonus: Loadable<Bonus | null>;
  /** The operator's word on cancelling, with its place for the figure. */
  notice: string | undefined;
}

/** A bonus with its terms: to receive, or, where the member has it or has had it, to read and confirm (spec 4, Bonus). */
export function BonusModal({ bonus, notice, ...sheet }: BonusModalProps) {
  const t = useWords('bonus');
  const howOften = useHowOften();
  const today = useToday();
  const offer = bonus.state === 'ready' ? bonus.data : null;
  const state = offer && bonusStateAt(offer, today);
  return (
    <ReceiveSheet
      {...sheet}
      title={t(`sheet.${state?.kind ?? 'unknown'}`)}
      canReceive={state?.kind === 'available'}
    >
      {bonus.state === 'loading' && <Loading />}
      {bonus.state === 'failed' && (
        <Failed title={t('failed')} onRetry={bonus.retry} failure={bonus.failure} />
      )}
      {bonus.state === 'ready' && !offer && <EmptyState title={t('sheet.none')} text={t('sheet.noneText')} />}
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
            <Alert {...status.info}>
              <ReceivedOut state={state} />
            </Alert>
          )}
          <Terms
            lines={[
              { label: t('terms.code'), value: offer.code },
              { label: t('terms.often'), value: howOften(offer) },
            ]}
            percentFail={offer.percentFail}
            notice={notice}
          />
        </>
      )}
    </ReceiveSheet>
  );
}
