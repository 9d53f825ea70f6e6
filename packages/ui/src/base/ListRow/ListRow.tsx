import { Box, UnstyledButton, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ListRow.module.css';

export interface ListRowProps extends BoxProps {
  /** The sign at the start, 20 px in a disc of 40; none unless told. */
  icon?: ReactNode;
  title: ReactNode;
  /** Muted, below the title; a line each. */
  details?: readonly ReactNode[];
  /** At the end of the title's line: an amount. */
  end?: ReactNode;
  /** At the end of the last line: a time, a badge. */
  endText?: ReactNode;
  /** Beside all of it: a button of its own. Not for a row that is pressed. */
  action?: ReactNode;
  /** Opens what more there is; the whole row is pressed then. */
  onOpen?: () => void;
  /** Whether its rest is what is shown beside the list; undefined where that opens in a dialog. */
  isCurrent?: boolean | undefined;
}

/** An item of a list, 64 px high at least: a sign, a title over its details, what it amounts to. */
export function ListRow({
  icon,
  title,
  details = [],
  end,
  endText,
  action,
  onOpen,
  isCurrent,
  ...props
}: ListRowProps) {
  const content = (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.lines}>
        <span className={classes.line}>
          <span className={classes.title}>{title}</span>
          <span className={classes.end}>{end}</span>
        </span>
        <span className={classes.line} data-muted>
          <span className={classes.details}>
            {details.map((detail, at) => (
              <span key={at}>{detail}</span>
            ))}
          </span>
          <span className={classes.end}>{endText}</span>
        </span>
      </span>
      {action}
    </>
  );
  return (
    <Box component="li" className={classes.item} {...props}>
      {onOpen ? (
        <UnstyledButton
          className={classes.row}
          aria-haspopup={isCurrent === undefined ? 'dialog' : undefined}
          aria-current={isCurrent || undefined}
          onClick={onOpen}
        >
          {content}
        </UnstyledButton>
      ) : (
        <div className={classes.row}>{content}</div>
      )}
    </Box>
  );
}
