import { ChatIcon, HomeIcon, UserPlusIcon, VideoIcon } from '../../base/Icon/Icon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Frame, type PageFrameProps } from '../Frame/Frame.tsx';

/** Frame of guest pages: login, register, how-to, contact (spec 2, Layouts). */
export function GuestFrame(frame: PageFrameProps) {
  const t = useTranslation('common');
  return (
    <Frame
      {...frame}
      homeHref="/login"
      menu={[
        { href: '/login', icon: <HomeIcon />, label: t('menu.login') },
        { href: '/register', icon: <UserPlusIcon />, label: t('menu.register') },
        { href: '/howto', icon: <VideoIcon />, label: t('menu.howto') },
        { href: '/contact', icon: <ChatIcon />, label: t('menu.contact') },
      ]}
    />
  );
}
