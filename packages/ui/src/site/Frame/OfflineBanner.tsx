import { WarningIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './OfflineBanner.module.css';

/** Says that there is no connection; goes into the banner of a frame, which reads it out. */
export function OfflineBanner() {
  const t = useWords('site');
  return (
    <p className={classes.banner}>
      <WarningIcon size={18} />
      <span>{t('offline')}</span>
    </p>
  );
}
