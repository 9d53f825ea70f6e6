import type { ReactNode } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import classes from './AccountCard.module.css';

export interface AccountCardProps {
  /** Facts in rows. */
  children: ReactNode;
}

/** The account to pay into, fact by fact. */
export function AccountCard({ children }: AccountCardProps) {
  return <dl className={classes.card}>{children}</dl>;
}

export interface AccountFactProps {
  label: string;
  children: ReactNode;
  /** Shown in larger letters: what is typed into another app. */
  isMain?: boolean;
  /** What lands in the clipboard, and the name of the button for it. */
  copy?: { readonly text: string; readonly label: string; readonly onCopied?: () => void };
}

export function AccountFact({ label, children, isMain = false, copy }: AccountFactProps) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value} data-main={isMain}>
          {children}
        </span>
        {copy && <CopyButton {...copy} />}
      </dd>
    </div>
  );
}
