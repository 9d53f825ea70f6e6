import { Paper, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core';
import { howtoVideos, type HowtoVideo } from '@wallet/contract/site';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { minutesAndSeconds } from '../../base/countdown/countdown.ts';
import { VideoIcon } from '../../base/Icon/Icon.tsx';
import { Picture } from '../../base/Picture/Picture.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import type { Videos } from './video.ts';
import classes from './HowtoScreen.module.css';

export interface HowtoScreenProps {
  videos: Videos;
  onOpen: (video: HowtoVideo) => void;
}

/** Instruction videos of /howto, each opened in the player (spec 2). */
export function HowtoScreen({ videos, onOpen }: HowtoScreenProps) {
  const t = useTranslation('site');
  return (
    <Screen title={t('howto.title')}>
      <Text c="dimmed" mt="-md">
        {t('howto.lead')}
      </Text>
      <SimpleGrid role="list" minColWidth="min(20rem, 100%)" spacing="md">
        {howtoVideos.map((video) => (
          <PartBoundary key={video} name="video">
            <Paper role="listitem" radius="md">
              <UnstyledButton className={classes.video} aria-haspopup="dialog" onClick={() => onOpen(video)}>
                <span className={classes.poster}>
                  <Picture
                    address={videos[video].poster}
                    alt=""
                    fit="cover"
                    width={72}
                    height={96}
                    loading="lazy"
                    fallback={<VideoIcon size={28} />}
                  />
                </span>
                <Stack component="span" gap="0.125rem" miw={0}>
                  <Text span fw={600}>
                    {t(`howto.${video}`)}
                  </Text>
                  <Hint span>
                    {t('howto.facts', {
                      time: minutesAndSeconds(videos[video].seconds),
                      size: Math.ceil(videos[video].bytes / 1024),
                    })}
                  </Hint>
                </Stack>
              </UnstyledButton>
            </Paper>
          </PartBoundary>
        ))}
      </SimpleGrid>
      <AgeSign>{(age) => t('agreement.age', { age })}</AgeSign>
    </Screen>
  );
}
