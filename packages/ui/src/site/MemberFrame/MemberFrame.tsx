import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { ConditionsIcon, LogoutIcon, StatementIcon, UserIcon } from '../../base/Icon/MemberIcon.tsx';
import { ChatIcon, HomeIcon } from '../../base/Icon/Icon.tsx';
import type { ConfirmSheetProps } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Frame, InProgressMark, type PageFrameProps } from '../Frame/Frame.tsx';
import { MenuEntry } from '../Frame/MenuEntry.tsx';
import classes from './MemberFrame.module.css';

export interface MemberFrameProps extends PageFrameProps {
  /** Duration of a long session. */
  clock?: ReactNode;
  onConditions: () => void;
  onLogout: () => void;
  /** Handlers of a navigation that would end the session: shows the same confirmation. */
  leaving?: { readonly onStay: () => void; readonly onLeave: () => void } | undefined;
  /** Marks the statement entry: something is in progress. */
  isStatementInProgress?: boolean;
  /** Warning about unfinished work: a QR code, an upload. */
  logoutWarning?: string | undefined;
}

/** Frame of member pages: language and logout above; profile, conditions, home, statement, contact below. */
export function MemberFrame({
  path,
  clock,
  onConditions,
  onLogout,
  leaving,
  isStatementInProgress = false,
  logoutWarning,
  children,
  ...frame
}: MemberFrameProps) {
  const t = useTranslation('common');
  const [Confirm, setConfirm] = useState<ComponentType<ConfirmSheetProps>>();
  const [isLogoutRequested, setLogoutRequested] = useState(false);
  const isConfirming = isLogoutRequested || leaving !== undefined;
  const stay = () => {
    setLogoutRequested(false);
    leaving?.onStay();
  };
  const leave = () => {
    setLogoutRequested(false);
    (leaving?.onLeave ?? onLogout)();
  };
  /** Confirms without the sheet where it cannot be loaded (offline) or shown. */
  const askInBrowser = () =>
    window.confirm(`${t('logout.title')} ${logoutWarning ?? t('logout.text')}`) ? leave() : stay();
  const onMissingSheet = useEffectEvent(askInBrowser);
  useEffect(() => {
    if (!isConfirming) return;
    import('../../base/ConfirmSheet/ConfirmSheet.tsx')
      .then(({ ConfirmSheet }) => setConfirm(() => ConfirmSheet))
      .catch(onMissingSheet);
  }, [isConfirming]);
  return (
    <Frame
      {...frame}
      homeHref="/user/home"
      tools={
        <>
          <PartBoundary name="clock" shape="button">
            {clock}
          </PartBoundary>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<LogoutIcon size={24} />}
            classNames={{ section: classes.sign ?? '', label: classes.word ?? '' }}
            onClick={() => setLogoutRequested(true)}
          >
            {t('logout.action')}
          </Button>
        </>
      }
      entries={5}
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
            mark={isStatementInProgress && <InProgressMark>{t('menu.underWay')}</InProgressMark>}
          />
          <MenuEntry path={path} href="/user/contact" icon={<ChatIcon />} label={t('menu.contact')} />
        </>
      }
    >
      {children}
      {Confirm && (
        <PartBoundary
          name="logout"
          onError={() => {
            setConfirm(undefined);
            askInBrowser();
          }}
          renderFailure={() => null}
        >
          <Confirm
            isOpen={isConfirming}
            onClose={stay}
            onConfirm={leave}
            title={t('logout.title')}
            text={t('logout.text')}
            warning={logoutWarning}
            confirmLabel={t('logout.action')}
            cancelLabel={t('logout.stay')}
          />
        </PartBoundary>
      )}
    </Frame>
  );
}
