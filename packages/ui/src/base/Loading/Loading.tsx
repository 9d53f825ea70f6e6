import { Loader, Text } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import classes from './Loading.module.css';

export interface LoadingProps {
  /** What is awaited; “Loading” unless told. */
  label?: string;
}

/** A sign of work that stays hidden for its first 200 ms, so that a quick answer does not flicker (spec 9). */
export function Loading({ label }: LoadingProps) {
  const t = useWords('common');
  return (
    <div role="status" className={classes.loading}>
      <Text span inherit c="blue.4">
        <Loader aria-hidden size={36} />
      </Text>
      <Text span size="sm" c="dimmed">
        {label ?? t('state.loading')}
      </Text>
    </div>
  );
}
