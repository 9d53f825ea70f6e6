import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../Hint/Hint.tsx';

export interface PartFailureProps {
  /** Kind of the part, for tests and support: `game card`. */
  name: string;
  /** A line (default), the row of a list or of a table, or only a button where space is short. */
  shape?: 'line' | 'li' | 'tr' | 'button' | undefined;
  onRetry: () => void;
}

/** Replaces a part that cannot be shown: one line, and a button to try again. */
export function PartFailure({ name, shape = 'line', onRetry }: PartFailureProps) {
  const t = useTranslation('common');
  const text = t('state.partFailed');
  const isShort = shape === 'button';
  const line = (
    <Group
      data-failed-part={name}
      role="status"
      gap="0 sm"
      px={isShort ? 0 : 'sm'}
      mih="100%"
      justify="center"
    >
      {isShort ? <VisuallyHidden>{text}</VisuallyHidden> : <Hint span>{text}</Hint>}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </Group>
  );
  if (shape === 'li') return <li>{line}</li>;
  if (shape !== 'tr') return line;
  return (
    <tr role="row">
      <td role="cell" colSpan={100}>
        {line}
      </td>
    </tr>
  );
}
