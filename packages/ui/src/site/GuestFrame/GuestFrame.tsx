import type { ReactNode } from 'react';
import { ChatIcon, HomeIcon, UserPlusIcon, VideoIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { Frame } from '../Frame/Frame.tsx';
import { MenuEntry } from '../Frame/MenuEntry.tsx';

export interface GuestFrameProps {
  /** The operator's name for the product. */
  appName: string;
  /** The address of the page that is shown. */
  path: string;
  /** Between the top bar and the page: offline, and the like. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Around the pages of a guest: home (login), register, how-to, contact (spec 2, Layouts). */
export function GuestFrame({ appName, path, banner, children }: GuestFrameProps) {
  const t = useWords('common');
  return (
    <Frame
      appName={appName}
      homeHref="/login"
      banner={banner}
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
