import type { ReactNode } from 'react';
import { ChatIcon, HomeIcon, UserPlusIcon, VideoIcon } from '../../base/Icon/Icon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Frame } from '../Frame/Frame.tsx';
import { MenuEntry } from '../Frame/MenuEntry.tsx';

export interface GuestFrameProps {
  /** Product name of the operator. */
  appName: string;
  /** URL of its logo. */
  logo: string;
  /** Path of the current page. */
  path: string;
  /** Between top bar and page, for example the offline notice. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Frame of guest pages: login, register, how-to, contact (spec 2, Layouts). */
export function GuestFrame({ appName, logo, path, banner, children }: GuestFrameProps) {
  const t = useTranslation('common');
  return (
    <Frame
      appName={appName}
      logo={logo}
      homeHref="/login"
      banner={banner}
      entries={4}
      menu={
        <>
          <MenuEntry path={path} href="/login" icon={<HomeIcon />} label={t('menu.login')} />
          <MenuEntry path={path} href="/register" icon={<UserPlusIcon />} label={t('menu.register')} />
          <MenuEntry path={path} href="/howto" icon={<VideoIcon />} label={t('menu.howto')} />
          <MenuEntry path={path} href="/contact" icon={<ChatIcon />} label={t('menu.contact')} />
        </>
      }
    >
      {children}
    </Frame>
  );
}
