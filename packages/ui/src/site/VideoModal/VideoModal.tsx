import { Alert, Button, Group, List, Title } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import type { HowtoVideo } from '@wallet/contract/site';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ExternalIcon, RefreshIcon } from '../../base/Icon/MemberIcon.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { videoSteps, type Video } from '../HowtoScreen/video.ts';
import classes from './VideoModal.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { Link, newTab } from '../../base/Link/Link.tsx';

export interface VideoModalProps extends DialogProps {
  name: HowtoVideo;
  video: Video;
}

/** Player of an instruction video with its steps as text (spec 2, /howto). */
export function VideoModal({ isOpen, onClose, name, video }: VideoModalProps) {
  const t = useTranslation('site');
  const player = useRef<HTMLVideoElement>(null);
  // A closing sheet keeps its content; playback must stop.
  useEffect(() => {
    if (!isOpen) player.current?.pause();
  }, [isOpen]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t(`howto.${name}`)}>
      <Player key={video.address} video={video} title={t(`howto.${name}`)} player={player} />
      <Hint mt="sm" mx={0} mb={0}>
        {t('howto.silent')}
      </Hint>
      <Title order={3} mt="lg" mx={0} mb="xs">
        {t('howto.inWords')}
      </Title>
      <List type="ordered" spacing="xs" withPadding>
        {videoSteps.map((step) => (
          <List.Item key={step}>{t(`howto.steps.${name}.${step}`)}</List.Item>
        ))}
      </List>
    </Sheet>
  );
}

interface PlayerProps {
  video: Video;
  title: string;
  player: RefObject<HTMLVideoElement | null>;
}

/** Loads no video data before playback. */
function Player({ video, title, player }: PlayerProps) {
  const t = useTranslation('site');
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {!hasFailed && (
        <video
          ref={player}
          className={classes.video}
          src={video.address}
          poster={video.poster}
          aria-label={title}
          preload="none"
          controls
          playsInline
          muted
          onError={() => setFailed(true)}
        />
      )}
      <div role="status">{hasFailed && <Alert {...alertProps.failure}>{t('howto.failed')}</Alert>}</div>
      {hasFailed && (
        <Group grow preventGrowOverflow={false} gap="sm" mt="md">
          <Button variant="default" leftSection={<RefreshIcon size={18} />} onClick={() => setFailed(false)}>
            {t('common:actions.retry')}
          </Button>
          <Button component={Link} href={video.address} {...newTab} leftSection={<ExternalIcon size={18} />}>
            {t('howto.openFile')}
          </Button>
        </Group>
      )}
    </>
  );
}
