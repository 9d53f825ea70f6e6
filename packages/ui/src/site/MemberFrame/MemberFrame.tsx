import { ActionIcon, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ConditionsIcon, LogoutIcon, StatementIcon, UserIcon } from '../../base/Icon/ActionIcon.tsx';
import { ChatIcon, HomeIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { Frame } from '../Frame/Frame.tsx';
import { MenuEntry } from '../Frame/MenuEntry.tsx';
import type { LogoutConfirmProps } from './LogoutConfirm.tsx';
import classes from './MemberFrame.module.css';
import { PlainLogout } from './PlainLogout.tsx';

export interface MemberFrameProps {
  /** The operator's name for the product. */
  appName: string;
  /** The member's name; nothing while it is not known yet. */
  memberName?: string | undefined;
  /** The address of the page that is shown. */
  path: string;
  /** Beside the member's name: how long the session has lasted. */
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

/** Around the pages of a member: name, language and logout above; profile, conditions, home, statement, contact below. */
export function MemberFrame({
  appName,
  memberName,
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
      brand={
        <Stack gap={0}>
          <span className={classes.app}>{appName}</span>
          <span className={classes.member}>
            <bdi className={classes.name}>{memberName}</bdi>
            {clock}
          </span>
        </Stack>
      }
      tools={
        <>
          <ActionIcon
            className={classes.logout}
            aria-label={t('logout.action')}
            onClick={() => setAsking(true)}
          >
            <LogoutIcon size={22} />
          </ActionIcon>
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
            mark={
              isStatementUnderWay && (
                <span className={classes.mark}>
                  <VisuallyHidden>{t('menu.underWay')}</VisuallyHidden>
                </span>
              )
            }
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
