import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/Icon.tsx';
import classes from './Notice.module.css';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, failure: WarningIcon };

export interface NoticeProps {
  tone: keyof typeof icons;
  /** What happened or holds, in a sentence. */
  children: ReactNode;
  /** What to do about it. */
  advice?: ReactNode;
  /** A link or a button for that. */
  action?: ReactNode;
}

/** A message in the flow of a page. To be read out when it appears, it goes into a live region that is there before it. */
export function Notice({ tone, children, advice, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone}>
      <span className={classes.icon}>
        <Icon size={20} />
      </span>
      <div className={classes.body}>
        <p className={classes.text}>{children}</p>
        {advice && <p className={classes.advice}>{advice}</p>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
