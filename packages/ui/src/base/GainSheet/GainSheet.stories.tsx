import { Button } from '@mantine/core';
import { fromBaht } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { bannersSample } from '../BannerCarousel/banner.sample.ts';
import { idle } from '../progress.ts';
import { GainSheet, type GainSheetProps } from './GainSheet.tsx';
import { useGainQuestion } from './use-gain-question.tsx';

export default { title: 'Base/Gain sheet' };

const nothing = () => undefined;
const none = { state: 'ready', data: [] } as const;

const Example = ({ isAsking = false, ...props }: Partial<GainSheetProps> & { isAsking?: boolean }) => {
  const t = useWords('refund');
  const ask = useGainQuestion();
  const [isOpen, setOpen] = useState(true);
  const chosen = {
    way: 'bonus',
    amount: fromBaht(320.5),
    received: fromBaht(320.5),
    shares: { success: 80, fail: 20 },
  } as const;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      <GainSheet
        title={t('title')}
        banners={none}
        question={isAsking ? ask({ chosen, label: t('amount'), onConfirm: nothing }) : undefined}
        onBack={nothing}
        progress={idle}
        onReset={nothing}
        onRefused={nothing}
        onStatement={nothing}
        onBonuses={nothing}
        ending={{
          doneTitle: t('done.title'),
          doneText: t('gain.bonusDone'),
          refusedTitle: t('refused.title'),
          verdicts: t('verdict', { returnObjects: true }),
        }}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>{t('nothing')}</p>
      </GainSheet>
    </>
  );
};

export const Ready = () => <Example />;
export const Loading = () => <Example banners={{ state: 'loading' }} />;
export const Pending = () => <Example isAsking progress={{ state: 'pending' }} />;
export const Failed = () => (
  <Example progress={{ state: 'refused', failure: { message: 'BONUS_ALREADY_ACTIVE' } }} />
);
export const Banners = () => <Example banners={{ state: 'ready', data: bannersSample }} />;
export const Asking = () => <Example isAsking />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const Unknown = () => (
  <Example progress={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
