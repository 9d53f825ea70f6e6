import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useWords } from '../../words/index.ts';

/** Warns that messages may be late; empty while connected. */
export function ConnectionBanner({ connection }: { connection: 'connected' | 'lost' | 'offline' }) {
  const t = useWords('chat');
  return (
    <div role="status">
      {connection !== 'connected' && (
        <Alert {...alertProps.warning} radius={0} py="xs">
          {t(`connection.${connection}`)}
        </Alert>
      )}
    </div>
  );
}
