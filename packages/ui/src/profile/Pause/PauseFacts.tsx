import { Button, Group, Text } from '@mantine/core';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useWords } from '../../words/index.ts';
import { Link } from '../../base/Link/Link.tsx';

export interface PauseFactsProps {
  /** When the pause ends, ISO 8601. */
  until: string;
  onContact: () => void;
  /** The number of a help line for players, from the operator's configuration. */
  helpLine: string | undefined;
}

/** Until when deposits and games are hidden, what is still there, and who helps. */
export function PauseFacts({ until, onContact, helpLine }: PauseFactsProps) {
  const t = useWords('profile');
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
