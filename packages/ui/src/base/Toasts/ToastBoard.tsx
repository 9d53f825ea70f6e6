import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/Icon.tsx';
import { dismissToasts, maxToasts, connectBoard, type Toast } from './toast-store.ts';
import classes from './Toasts.module.css';

/** Milliseconds until a toast closes (spec 8). */
const shownFor = 4_000;

const icons = { success: CheckIcon, info: InfoIcon, failure: WarningIcon };

export interface ToastBoardProps {
  /** Assertive live region. */
  alert: HTMLElement;
  /** Polite live region. */
  status: HTMLElement;
  /** Keeps toasts open while one has the pointer or the focus. */
  isPaused: boolean;
}

/** Renders toasts into the two live regions of the page. */
export function ToastBoard({ alert, status, isPaused }: ToastBoardProps) {
  const t = useTranslation('common');
  const [stores] = useState(() => ({
    alert: createNotificationsStore(),
    status: createNotificationsStore(),
  }));
  const show = useEffectEvent(({ tone, text, action }: Toast) => {
    const store = tone === 'failure' ? stores.alert : stores.status;
    const shown = store.getState().notifications;
    const leaving = [
      ...shown.filter((one) => one['data-text'] === text && one.color === tone),
      ...shown.slice(0, Math.max(0, shown.length - maxToasts + 1)),
    ];
    for (const { id } of leaving) if (id !== undefined) notifications.hide(id, store);
    const Icon = icons[tone];
    notifications.show(
      {
        color: tone,
        message: action ? <MessageWithAction text={text} action={action} /> : text,
        'data-text': text,
        icon: <Icon size={20} />,
        // The surrounding live region has the role.
        role: 'presentation',
        'data-tone': tone,
        closeButtonProps: { 'aria-label': t('toast.dismiss'), size: 32, iconSize: 18 },
        classNames: {
          root: classes.toast ?? '',
          icon: classes.icon ?? '',
          body: classes.body ?? '',
          description: classes.text ?? '',
          closeButton: classes.dismiss ?? '',
        },
      },
      store,
    );
  });
  useEffect(
    () =>
      connectBoard({
        show: (toast) => show(toast),
        clear: () => {
          notifications.clean(stores.alert);
          notifications.clean(stores.status);
        },
      }),
    [stores],
  );
  const common = {
    autoClose: isPaused ? (false as const) : shownFor,
    limit: maxToasts,
    position: 'top-center' as const,
    transitionDuration: 180,
    classNames: { root: classes.list ?? '' },
  };
  return (
    <>
      <Notifications {...common} store={stores.alert} portalProps={{ target: alert }} />
      <Notifications {...common} store={stores.status} portalProps={{ target: status }} />
    </>
  );
}

function MessageWithAction({ text, action }: Required<Pick<Toast, 'text' | 'action'>>) {
  const follow = () => {
    dismissToasts();
    action.onClick();
  };
  return (
    <>
      {text}{' '}
      <UnstyledButton className={classes.action} onClick={follow}>
        {action.label}
      </UnstyledButton>
    </>
  );
}
