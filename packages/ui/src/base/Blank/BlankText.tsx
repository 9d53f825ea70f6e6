import { useWords } from '../../words/index.ts';
import { Blank } from './Blank.tsx';
import classes from './BlankText.module.css';

/** Where a short text will stand: two lines as high as its own, and a word for those who hear them. */
export function BlankText() {
  const t = useWords('common');
  return (
    <div role="status" aria-label={t('state.loading')} aria-busy className={classes.lines}>
      <span>
        <Blank width="80%" />
      </span>
      <span>
        <Blank width="60%" />
      </span>
    </div>
  );
}
