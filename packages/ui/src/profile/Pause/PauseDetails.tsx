import { Button, Group, Text } from '@mantine/core';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Link } from '../../base/Link/Link.tsx';

export interface PauseDetailsProps {
  /** End of the pause, ISO 8601. */
  until: string;
  onContact: () => void;
  helpLine: string | undefined;
}

/** End of a pause, remaining functions, and help. */
export function PauseDetails({ until, onContact, helpLine }: PauseDetailsProps) {
  const t = useTranslation('profile');
  return (
    <>
      <Text c="dimmed">
        {t('pause.until')}
        <Text span display="block" size="lg" fw={600} c="bright">
          <DateTime value={until} />
        </Text>
      </Text>
      <Text inherit c="dimmed">
        {t('pause.text')}
      </Text>
      <Text inherit c="dimmed">
        {t('pause.support')}
      </Text>
      <Group gap="sm" grow>
        <Button variant="default" onClick={onContact}>
          {t('playSafely.help.contact')}
        </Button>
        {helpLine !== undefined && (
          <Button component={Link} href={`tel:${helpLine}`} variant="default">
            {t('playSafely.help.line', { number: helpLine })}
          </Button>
        )}
      </Group>
    </>
  );
}
