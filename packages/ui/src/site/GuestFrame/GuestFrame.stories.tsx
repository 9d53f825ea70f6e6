import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { OfflineBanner } from '../Frame/OfflineBanner.tsx';
import type { PageFrameProps } from '../Frame/Frame.tsx';
import { GuestFrame } from './GuestFrame.tsx';

export default { title: 'Site/Guest frame' };

const Example = (props: Partial<PageFrameProps>) => {
  const t = useTranslation('site');
  return (
    <GuestFrame path="/register" {...props}>
      <Screen title={t('common:menu.register')}>{t('install.text')}</Screen>
    </GuestFrame>
  );
};

export const Ready = () => <Example />;
export const Offline = () => <Example banner={<OfflineBanner isGuest />} />;
