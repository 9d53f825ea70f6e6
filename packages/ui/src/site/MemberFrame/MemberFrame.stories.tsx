import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { OfflineBanner } from '../Frame/OfflineBanner.tsx';
import { MemberFrame, type MemberFrameProps } from './MemberFrame.tsx';
import { SessionClock } from './SessionClock.tsx';
import { BrandContext, useBrand } from '../../theme/brand.ts';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Site/Member frame' };

const Example = (props: Partial<MemberFrameProps>) => {
  const t = useTranslation('site');
  return (
    <MemberFrame
      path="/user/home"
      clock={<SessionClock seconds={4_505} />}
      onConditions={noop}
      onLogout={noop}
      {...props}
    >
      <Screen title={t('common:menu.home')}>{t('install.text')}</Screen>
    </MemberFrame>
  );
};

export const Ready = () => <Example />;
export const Statement = () => <Example path="/user/statement" />;
export const UnderWay = () => <Example isStatementInProgress />;
export const Offline = () => <Example banner={<OfflineBanner />} />;
export const LongName = () => (
  <BrandContext value={{ ...useBrand(), name: 'Golden Riverside Player Wallet' }}>
    <Example />
  </BrandContext>
);
export const ShortSession = () => <Example clock={<SessionClock seconds={600} />} />;
const leaving = { onStay: () => undefined, onLeave: () => undefined };
export const Leaving = () => <Example leaving={leaving} />;
export const SomethingToLose = () => {
  const t = useTranslation('site');
  return <Example leaving={leaving} logoutWarning={t('common:logout.sending')} />;
};
