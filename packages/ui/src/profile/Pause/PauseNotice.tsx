import { Paper, Stack, Text, Title } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { PauseDetails, type PauseDetailsProps } from './PauseDetails.tsx';

export type PauseNoticeProps = PauseDetailsProps;

/** Replaces the games during a pause. */
export function PauseNotice(props: PauseNoticeProps) {
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
        <PauseDetails {...props} />
      </Stack>
    </Paper>
  );
}
