import { Button } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useEffect, useEffectEvent } from 'react';
import { useErrorSentences, useTranslation } from '../../i18n/index.ts';
import { ActionSheet, type ActionSheetProps } from '../ActionSheet/ActionSheet.tsx';
import { BannerCarousel, type Banner } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerSkeleton } from '../BannerCarousel/BannerSkeleton.tsx';
import type { Loadable } from '../loadable.ts';
import { idle } from '../progress.ts';
import { SheetStep } from '../Sheet/SheetStep.tsx';
import { notify } from '../Toasts/Toasts.tsx';
import { useBannerStep } from './use-banner-step.ts';
import { useContact } from '../support/use-contact.ts';

export interface RewardSheetProps extends Omit<ActionSheetProps, 'title' | 'footer' | 'hasStatement'> {
  /** Also the alternative text of the banners. */
  title: string;
  banners: Loadable<readonly Banner[]>;
  /** Called after a refusal: the shown data may be stale. */
  onRefused: () => void;
  /** Opens the bonuses, offered where an active bonus blocks the reward. */
  onBonuses: () => void;
}

/**
 * Reward from friends or losses and its receipt, after the operator's banners. A refusal shows a toast and returns
 * to the content (spec 8).
 */
export function RewardSheet({
  title,
  banners,
  progress,
  onRefused,
  onBonuses,
  children,
  ...sheet
}: RewardSheetProps) {
  const t = useTranslation('refund');
  const sentencesOf = useErrorSentences();
  const contact = useContact();
  const { step, pass } = useBannerStep(sheet.isOpen, banners);

  const refused = progress.state === 'refused' ? progress.failure : undefined;
  const showRefusal = useEffectEvent((failure: ErrorBody) => {
    const onContact = contact(failure);
    const action = failure.message.startsWith('BONUS_')
      ? { label: t('reward.bonuses'), onClick: onBonuses }
      : onContact && { label: t('common:ways.contact'), onClick: onContact };
    notify({ tone: 'failure', text: sentencesOf(failure), ...(action && { action }) });
    sheet.onReset();
    sheet.onBack();
    onRefused();
  });
  useEffect(() => {
    if (refused) showRefusal(refused);
  }, [refused]);

  return (
    <ActionSheet
      {...sheet}
      title={title}
      progress={refused ? idle : progress}
      hasStatement
      footer={step === 'banners' && <Button onClick={pass}>{t('common:actions.next')}</Button>}
    >
      <SheetStep key={step}>
        {step === 'waiting' && <BannerSkeleton />}
        {step === 'banners' && banners.state === 'ready' && (
          <BannerCarousel label={title} banners={banners.data} />
        )}
        {step === 'content' && children}
      </SheetStep>
    </ActionSheet>
  );
}
