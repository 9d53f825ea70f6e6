import { satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { bannersSample } from '../BannerCarousel/banner.fixture.ts';
import { idle } from '../progress.ts';
import { RewardSheet, type RewardSheetProps } from './RewardSheet.tsx';
import { useRewardConfirmation } from './use-reward-confirmation.tsx';
import { noop, openSheet, pending, refused, unknown } from '../story.fixture.ts';

export default { title: 'Base/Reward sheet' };

const none = { state: 'ready', data: [] } as const;

const Example = ({ isAsking = false, ...props }: Partial<RewardSheetProps> & { isAsking?: boolean }) => {
  const t = useTranslation('refund');
  const ask = useRewardConfirmation();
  const chosen = {
    kind: 'bonus',
    amount: satang(320_50),
    received: satang(320_50),
    shares: { success: 80, fail: 20 },
  } as const;
  return (
    <RewardSheet
      title={t('title')}
      banners={none}
      confirmation={isAsking ? ask({ chosen, label: t('amount'), onConfirm: noop }) : undefined}
      onBack={noop}
      progress={idle}
      onReset={noop}
      onRefused={noop}
      onStatement={noop}
      onBonuses={noop}
      result={{
        doneTitle: t('done.title'),
        doneText: t('reward.bonusDone'),
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
      }}
      {...props}
      {...openSheet}
    >
      <p>{t('nothing')}</p>
    </RewardSheet>
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
