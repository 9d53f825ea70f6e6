import { fromBaht } from '@wallet/contract/wire/money';
import { useWords } from '../../words/index.ts';
import { bannersSample } from '../BannerCarousel/banner.sample.ts';
import { idle } from '../progress.ts';
import { GainSheet, type GainSheetProps } from './GainSheet.tsx';
import { useGainQuestion } from './use-gain-question.tsx';
import { nothing, openSheet, pending, refused, unknown } from '../story.sample.ts';

export default { title: 'Base/Gain sheet' };

const none = { state: 'ready', data: [] } as const;

const Example = ({ isAsking = false, ...props }: Partial<GainSheetProps> & { isAsking?: boolean }) => {
  const t = useWords('refund');
  const ask = useGainQuestion();
  const chosen = {
    way: 'bonus',
    amount: fromBaht(320.5),
    received: fromBaht(320.5),
    shares: { success: 80, fail: 20 },
  } as const;
  return (
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
      {...openSheet}
    >
      <p>{t('nothing')}</p>
    </GainSheet>
  );
};

export const Ready = () => <Example />;
export const Loading = () => <Example banners={{ state: 'loading' }} />;
export const Pending = () => <Example isAsking progress={pending} />;
export const Failed = () => <Example progress={refused('BONUS_ALREADY_ACTIVE')} />;
export const Banners = () => <Example banners={{ state: 'ready', data: bannersSample }} />;
export const Asking = () => <Example isAsking />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const Unknown = () => <Example progress={unknown('unclear')} />;
