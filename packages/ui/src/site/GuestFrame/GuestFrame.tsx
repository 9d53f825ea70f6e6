import { ChatIcon, HomeIcon, UserPlusIcon, VideoIcon } from '../../base/Icon/Icon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Frame, type PageFrameProps } from '../Frame/Frame.tsx';
import { MenuEntry } from '../Frame/MenuEntry.tsx';

/** Frame of guest pages: login, register, how-to, contact (spec 2, Layouts). */
export function GuestFrame({ path, ...frame }: PageFrameProps) {
  const t = useTranslation('common');
  return (
    <Frame
      {...frame}
      homeHref="/login"
      entries={4}
      menu={
        <>
          <MenuEntry path={path} href="/login" icon={<HomeIcon />} label={t('menu.login')} />
          <MenuEntry path={path} href="/register" icon={<UserPlusIcon />} label={t('menu.register')} />
          <MenuEntry path={path} href="/howto" icon={<VideoIcon />} label={t('menu.howto')} />
          <MenuEntry path={path} href="/contact" icon={<ChatIcon />} label={t('menu.contact')} />
        </>
      }
    />
  );
}
