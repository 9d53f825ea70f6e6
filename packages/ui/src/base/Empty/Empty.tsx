import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyTrayIcon } from '../Icon/ActionIcon.tsx';
import classes from './Empty.module.css';

export interface EmptyProps {
  /** What there is none of: “No transactions yet”. */
  title: string;
  /** What would put something here. */
  text?: ReactNode;
  /** A button or a link to that. */
  action?: ReactNode;
}

/** The place of a list that has nothing in it. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <EmptyTrayIcon size={36} />
      </span>
      <Text inherit fw={600}>
        {title}
      </Text>
      {text && (
        <Text size="sm" mt={0} mx={0} mb="sm" c="dimmed">
          {text}
        </Text>
      )}
      {action}
    </div>
  );
}
