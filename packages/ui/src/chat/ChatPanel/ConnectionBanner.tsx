import { WarningIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './ConnectionBanner.module.css';

/** Says that messages may be late; nothing while all is well. */
export function ConnectionBanner({ connection }: { connection: 'connected' | 'lost' | 'offline' }) {
  const t = useWords('chat');
  return (
    <div role="status">
      {connection !== 'connected' && (
        <p className={classes.banner}>
          <WarningIcon size={16} />
          <span>{t(`connection.${connection}`)}</span>
        </p>
      )}
    </div>
  );
}
