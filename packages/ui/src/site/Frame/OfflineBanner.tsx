import { WarningIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './OfflineBanner.module.css';

/** Says that there is no connection; goes into the banner of a frame, which reads it out. */
export function OfflineBanner() {
  const t = useWords('common');
  return (
    <p className={classes.banner}>
      <WarningIcon size={18} />
      <span>{t('frame.offline')}</span>
    </p>
  );
}
