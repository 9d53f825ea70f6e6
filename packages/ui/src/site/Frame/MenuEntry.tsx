import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import classes from './Frame.module.css';

export interface MenuEntryProps {
  icon: ReactNode;
  label: string;
  /** Target; without it the entry calls `onOpen`. */
  href?: string;
  /** Opens a dialog without a page. */
  onOpen?: () => void;
  path: string;
  /** Emphasised in the middle of the bar. */
  isCentral?: boolean;
  mark?: ReactNode;
}

export function MenuEntry({ icon, label, href, onOpen, path, isCentral = false, mark }: MenuEntryProps) {
  const content = (
    <>
      <span className={classes.icon}>
        {icon}
        {mark}
      </span>
      <span className={classes.label}>{label}</span>
    </>
  );
  return (
    <li className={classes.entry} data-central={isCentral}>
      {href === undefined ? (
        <UnstyledButton className={classes.link} aria-haspopup="dialog" onClick={onOpen}>
          {content}
        </UnstyledButton>
      ) : (
        <Link href={href} className={classes.link} aria-current={path === href ? 'page' : undefined}>
          {content}
        </Link>
      )}
    </li>
  );
}
