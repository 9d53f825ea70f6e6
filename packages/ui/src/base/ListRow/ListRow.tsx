import { Box, UnstyledButton, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ListRow.module.css';

export interface ListRowProps extends BoxProps {
  /** Icon of 20 px in a disc of 40 px. */
  icon?: ReactNode;
  title: ReactNode;
  /** Secondary lines below the title. */
  details?: readonly ReactNode[];
  /** End of the title line: an amount. */
  end?: ReactNode;
  /** End of the last line: a time, a badge. */
  endText?: ReactNode;
  /** Button beside the row; not for a pressable row. */
  action?: ReactNode;
  /** Called by a press on the row. */
  onOpen?: () => void;
  /** Whether its details are shown beside the list; undefined where they open in a dialog. */
  isCurrent?: boolean | undefined;
}

/** List item of at least 64 px: icon, title, details, amount. */
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
