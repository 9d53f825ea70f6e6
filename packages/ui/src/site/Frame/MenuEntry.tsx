import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import classes from './Frame.module.css';

export interface MenuEntryProps {
  icon: ReactNode;
  label: string;
  /** Where it leads; without it, `onOpen` is asked. */
  href?: string;
  /** Opens what has no page of its own. */
  onOpen?: () => void;
  /** The address of the page that is shown. */
  path: string;
  /** Stands out in the middle of the bar. */
  isCentral?: boolean;
  /** At the corner of its icon. */
  mark?: ReactNode;
}

/** One entry of the bottom bar. */
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
        <UnstyledButton className={classes.way} aria-haspopup="dialog" onClick={onOpen}>
          {content}
        </UnstyledButton>
      ) : (
        <Link href={href} className={classes.way} aria-current={path === href ? 'page' : undefined}>
          {content}
        </Link>
      )}
    </li>
  );
}
