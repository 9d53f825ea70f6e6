import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { hoursMinutesSeconds } from '../../base/countdown/countdown.ts';
import { ChevronRightIcon, ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface PlaySafelyCardProps {
  /** Whole seconds since login. */
  seconds: number;
  onOpen: () => void;
}

/** Entry to the responsible-gaming settings, with the duration of this session. */
export function PlaySafelyCard({ seconds, onOpen }: PlaySafelyCardProps) {
  const t = useTranslation('profile');
  return (
    <Paper component="section" p="lg" aria-labelledby="play-safely-title">
      <Stack gap="md">
        <Group gap="md" wrap="nowrap" align="start">
          <Text span c="dimmed">
            <ClockIcon size={24} />
          </Text>
          <div>
            <Title order={2} id="play-safely-title">
              {t('playSafely.title')}
            </Title>
            <Hint>{t('playSafely.lead')}</Hint>
          </div>
        </Group>
        <SessionTime seconds={seconds} />
        <Button
          variant="default"
          fullWidth
          rightSection={<ChevronRightIcon size={18} />}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {t('playSafely.open')}
        </Button>
      </Stack>
    </Paper>
  );
}

/** Duration of the session, in one row. */
export function SessionTime({ seconds }: { seconds: number }) {
  const t = useTranslation('profile');
  return (
    <Group justify="space-between" align="baseline" gap="0 lg">
      <Hint span>{t('playSafely.clock')}</Hint>
      <Text span fw={600} role="timer">
        {hoursMinutesSeconds(seconds)}
      </Text>
    </Group>
  );
}
