import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Warns that messages may be late; empty while connected. */
export function ConnectionBanner({ connection }: { connection: 'connected' | 'lost' | 'offline' }) {
  const t = useTranslation('chat');
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
