import { ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { useWords } from '../../words/index.ts';
import { PauseFacts, type PauseFactsProps } from './PauseFacts.tsx';
import classes from './Pause.module.css';

export type PauseNoticeProps = PauseFactsProps;

/** In the place of the games while the player pauses. */
export function PauseNotice(props: PauseNoticeProps) {
  const t = useWords('profile');
  return (
    <section className={classes.notice} aria-labelledby="pause-title">
      <span className={classes.icon}>
        <ClockIcon size={32} />
      </span>
      <h2 id="pause-title" className={classes.title}>
        {t('pause.title')}
      </h2>
      <PauseFacts {...props} />
    </section>
  );
}
