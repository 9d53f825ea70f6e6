import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import classes from './Button.module.css';

interface Look {
  /** `filled` for the one best way on, `danger` for what takes something away; `filled` unless told. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'danger';
  /** Size of the words; all are at least 44 px high, `lg` 52. `md` unless told. */
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  /** Little room beside its content: for icons, and for rows that are narrow already. */
  isCompact?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type PressProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    href?: never;
    /** What it started is under way: it turns a ring in place of its words and takes no click. */
    loading?: boolean;
  };

type LeadProps = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    /** Where it leads: an own address goes through the router, any other is followed by the browser. */
    href: string;
    loading?: never;
  };

export type ButtonProps = PressProps | LeadProps;

/** The app's one button; with an address it is a link that looks like one. It grows with its words and clips no mark. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, isCompact, leftSection, rightSection, className, children, ...rest } =
    props;
  const look = {
    className: className === undefined ? classes.button : `${classes.button} ${className}`,
    'data-variant': variant ?? 'filled',
    'data-size': size ?? 'md',
    'data-wide': fullWidth || undefined,
    'data-compact': isCompact || undefined,
  };
  const content = (
    <span className={classes.content}>
      {leftSection && <span className={classes.section}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
      {rightSection && <span className={classes.section}>{rightSection}</span>}
    </span>
  );
  if (rest.href !== undefined) {
    const isOwn = /^\/(?!\/)/.test(rest.href) && rest.target === undefined;
    const Way = isOwn ? Link : 'a';
    return (
      <Way {...rest} {...look}>
        {content}
      </Way>
    );
  }
  const { loading = false, disabled, type = 'button', ...press } = rest;
  return (
    <button
      {...press}
      {...look}
      type={type}
      disabled={disabled || loading}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
    >
      {content}
      {loading && (
        <span className={classes.ring}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
