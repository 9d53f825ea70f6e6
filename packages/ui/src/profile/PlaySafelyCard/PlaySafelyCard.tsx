import { Button, Stack, Text, Title } from '@mantine/core';
import { ChevronRightIcon, ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './PlaySafelyCard.module.css';

export interface PlaySafelyCardProps {
  onOpen: () => void;
}

/** The way from the profile to everything that helps to keep play in hand. */
export function PlaySafelyCard({ onOpen }: PlaySafelyCardProps) {
  const t = useWords('profile');
  return (
    <section className={classes.card} aria-labelledby="play-safely-title">
      <Stack component="span" gap={0} c="gold.4">
        <ClockIcon size={24} />
      </Stack>
      <div className={classes.words}>
        <Title order={2} id="play-safely-title">
          {t('playSafely.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('playSafely.lead')}
        </Text>
      </div>
      <Button
        className={classes.open}
        variant="default"
        fullWidth
        rightSection={<ChevronRightIcon size={18} />}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {t('playSafely.open')}
      </Button>
    </section>
  );
}
