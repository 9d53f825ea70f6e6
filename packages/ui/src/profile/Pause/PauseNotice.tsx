import { Stack, Title } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { useWords } from '../../words/index.ts';
import { PauseFacts, type PauseFactsProps } from './PauseFacts.tsx';
import classes from './Pause.module.css';

export type PauseNoticeProps = PauseFactsProps;

/** In the place of the games while the player pauses. */
export function PauseNotice(props: PauseNoticeProps) {
  const t = useWords('profile');
  return (
    <section className={classes.notice} aria-labelledby="pause-title">
      <Stack component="span" gap={0} align="center" c="gold.4">
        <ClockIcon size={32} />
      </Stack>
      <Title order={2} id="pause-title">
        {t('pause.title')}
      </Title>
      <PauseFacts {...props} />
    </section>
  );
}
