import { Button } from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ConditionsIcon, LogoutIcon, StatementIcon, UserIcon } from '../../base/Icon/MemberIcon.tsx';
import { ChatIcon, HomeIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { Frame, UnderWayMark } from '../Frame/Frame.tsx';
import { MenuEntry } from '../Frame/MenuEntry.tsx';
import type { LogoutConfirmProps } from './LogoutConfirm.tsx';
import classes from './MemberFrame.module.css';
import { PlainLogout } from './PlainLogout.tsx';

export interface MemberFrameProps {
  /** The operator's name for the product. */
  appName: string;
  /** The address of the page that is shown. */
  path: string;
  /** How long the session has lasted, once that is long. */
  clock?: ReactNode;
  /** Opens the conditions. */
  onConditions: () => void;
  /** Called once the player has confirmed. */
  onLogout: () => void;
  /** The player is on the way out, by Back or a link, which ends the session too: the same question, and its answers. */
  leaving?: { readonly onStay: () => void; readonly onLeave: () => void } | undefined;
  /** Something of the statement is in progress: its entry in the menu is marked. */
  isStatementUnderWay?: boolean;
  /** What would be lost by logging out now: a QR code, an upload. */
  logoutWarning?: string | undefined;
  /** Between the top bar and the page: offline, and the like. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Around the pages of a member: language and logout above; profile, conditions, home, statement, contact below. */
export function MemberFrame({
  appName,
  path,
  clock,
  onConditions,
  onLogout,
  leaving,
  isStatementUnderWay = false,
  logoutWarning,
  banner,
  children,
}: MemberFrameProps) {
  const t = useWords('common');
  const [Confirm, setConfirm] = useState<ComponentType<LogoutConfirmProps>>();
  // Without a connection the sheet cannot be fetched; the question is asked all the same.
  const [isPlain, setPlain] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isAsked = isAsking || leaving !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    import('./LogoutConfirm.tsx')
      .then(({ LogoutConfirm }) => setConfirm(() => LogoutConfirm))
      .catch(() => setPlain(true));
  }, [isAsked]);
  const question = {
    warning: logoutWarning,
    onClose: () => {
      setAsking(false);
      leaving?.onStay();
    },
    onConfirm: () => {
      setAsking(false);
      (leaving?.onLeave ?? onLogout)();
    },
  };
  return (
    <Frame
      appName={appName}
      homeHref="/user/home"
      tools={
        <>
          {clock}
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<LogoutIcon size={24} />}
            classNames={{ section: classes.sign ?? '', label: classes.word ?? '' }}
            onClick={() => setAsking(true)}
          >
            {t('logout.action')}
          </Button>
          {isAsked && isPlain && !Confirm && <PlainLogout {...question} />}
        </>
      }
      banner={banner}
      menu={
        <>
          <MenuEntry path={path} href="/user/profile" icon={<UserIcon />} label={t('menu.profile')} />
          <MenuEntry
            path={path}
            icon={<ConditionsIcon />}
            label={t('menu.conditions')}
            onOpen={onConditions}
          />
          <MenuEntry path={path} href="/user/home" icon={<HomeIcon />} label={t('menu.home')} isCentral />
          <MenuEntry
            path={path}
            href="/user/statement"
            icon={<StatementIcon />}
            label={t('menu.statement')}
            mark={isStatementUnderWay && <UnderWayMark>{t('menu.underWay')}</UnderWayMark>}
          />
          <MenuEntry path={path} href="/user/contact" icon={<ChatIcon />} label={t('menu.contact')} />
        </>
      }
    >
      {children}
      {Confirm && <Confirm isOpen={isAsked} {...question} />}
    </Frame>
  );
}
