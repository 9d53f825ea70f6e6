import { useEffect, useState } from 'react';
import { useWords } from '../../words/index.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/Icon.tsx';
import { dismiss, useToasts, type Toast } from './toast-store.ts';
import classes from './Toasts.module.css';

export { dismiss, notify, type ToastTone } from './toast-store.ts';

/** How long a toast stays (spec 8). */
const shownFor = 4000;

const icons = { success: CheckIcon, info: InfoIcon, failure: WarningIcon };

/**
 * The place where messages of `notify` appear; `AppTheme` holds it. Its two live regions are always in the page, because
 * a region that arrives together with its text is often not read out.
 */
export function Toasts() {
  const t = useWords('common');
  const toasts = useToasts();
  const [isHeld, setHeld] = useState(false);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  const shown = (told: (toast: Toast) => boolean) =>
    toasts.filter(told).map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />);
  return (
    <section className={classes.place} aria-label={t('toast.label')} {...hold}>
      <div role="alert">{shown(({ tone }) => tone === 'failure')}</div>
      <div role="status">{shown(({ tone }) => tone !== 'failure')}</div>
    </section>
  );
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const t = useWords('common');
  const Icon = icons[toast.tone];
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld]);
  return (
    <div className={classes.toast} data-tone={toast.tone}>
      <span className={classes.icon}>
        <Icon size={20} />
      </span>
      <p className={classes.text}>{toast.text}</p>
      <button
        type="button"
        className={classes.dismiss}
        aria-label={t('toast.dismiss')}
        onClick={() => dismiss(toast.id)}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
