import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { Link, useNavigation } from '../../base/Link/Link.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useBrand } from '../../theme/brand.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface PauseProps {
  /** End of the pause, ISO 8601. */
  until: string;
}

/** Replaces a deposit or a game during a pause. */
export function PauseModal({ isOpen, onClose, ...facts }: DialogProps & PauseProps) {
  const t = useTranslation('profile');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('pause.title')}>
      <Stack gap="md">
        <PauseDetails {...facts} />
      </Stack>
    </Sheet>
  );
}

/** Replaces the games during a pause. */
export function PauseNotice(facts: PauseProps) {
  const t = useTranslation('profile');
  return (
    <Paper component="section" px="lg" py="xl" ta="center" aria-labelledby="pause-title">
      <Stack gap="md">
        <Text c="blue.4">
          <ClockIcon size={32} />
        </Text>
        <Title order={2} id="pause-title">
          {t('pause.title')}
        </Title>
        <PauseDetails {...facts} />
      </Stack>
    </Paper>
  );
}

/** End of a pause, remaining functions, and help. */
function PauseDetails({ until }: PauseProps) {
  const t = useTranslation('profile');
  return (
    <>
      <Text c="dimmed">
        {t('pause.until')}
        <Text span display="block" size="lg" fw={600} c="bright">
          <DateTime value={until} />
        </Text>
      </Text>
      <Hint inherit>{t('pause.text')}</Hint>
      <Hint inherit>{t('pause.support')}</Hint>
      <Group gap="sm" grow>
        <HelpWays />
      </Group>
    </>
  );
}

export function HelpWays() {
  const t = useTranslation('profile');
  const { helpLine } = useBrand();
  const { navigate } = useNavigation();
  return (
    <>
      {helpLine !== undefined && (
        <Button component={Link} href={`tel:${helpLine}`} variant="default">
          {t('playSafely.help.line', { number: helpLine })}
        </Button>
      )}
      <Button variant="default" onClick={() => navigate('/user/contact')}>
        {t('playSafely.help.contact')}
      </Button>
    </>
  );
}
