import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { whenIdle } from '../when-idle/when-idle.ts';
import type { ToastBoardProps } from './ToastBoard.tsx';
import { setBoardLoader } from './toast-store.ts';
import classes from './Toasts.module.css';

export { dismissToasts, notify } from './toast-store.ts';

/**
 * Container of toasts; rendered by `UiProvider`. Both live regions are always mounted: screen readers often skip a
 * region that arrives with its text. The board loads when the page is idle.
 */
export function Toasts() {
  const t = useTranslation('common');
  const [Board, setBoard] = useState<ComponentType<ToastBoardProps>>();
  const [alert, setAlert] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    // A failed import is repeated for the next message; waiting messages follow.
    const load = () =>
      void import('./ToastBoard.tsx')
        .then(({ ToastBoard }) => setBoard(() => ToastBoard))
        .catch(() => undefined);
    const unregister = setBoardLoader(load);
    const cancel = whenIdle(load);
    return () => {
      cancel();
      unregister();
    };
  }, []);
  return (
    <section
      className={classes.place}
      aria-label={t('toast.label')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      // A button that leaves with its toast sends no blur.
      onClick={() => setPaused(false)}
    >
      <div ref={setAlert} role="alert" />
      <div ref={setStatus} role="status" />
      {Board && alert && status && <Board alert={alert} status={status} isPaused={isPaused} />}
    </section>
  );
}
