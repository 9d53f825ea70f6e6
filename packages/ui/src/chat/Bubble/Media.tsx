import { Button, Text } from '@mantine/core';
import type { ChatMessage } from '@wallet/contract/chat';
import { useState } from 'react';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { FileIcon } from '../../base/Icon/TalkIcon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './Media.module.css';

export type MediaProps = Extract<ChatMessage, { message_type: 'media' }>['payload'];

/** A picture, a video or a file. A picture opens in a tab of its own, a video is fetched when it is played. */
export function Media({ url, filePath, fileType, message }: MediaProps) {
  const t = useWords('chat');
  const [isBroken, setBroken] = useState(false);
  const isLocal = url.startsWith('blob:');
  const address = isLocal ? url : safeExternalUrl(filePath || url, fileType === 'image' ? 'image' : 'web');
  if (address === undefined || isBroken)
    return (
      <Text c="dimmed" fs="italic">
        {t(`media.lost.${fileType}`)}
      </Text>
    );
  const lose = () => setBroken(true);
  const away = { href: address, target: '_blank', rel: 'noopener noreferrer' };
  switch (fileType) {
    case 'image': {
      const picture = (
        <img src={address} alt={message || t('media.image')} referrerPolicy="no-referrer" onError={lose} />
      );
      // One inside its own address may hold a page of its own.
      return address.startsWith('data:') ? (
        <div className={classes.frame}>{picture}</div>
      ) : (
        <a {...away} className={classes.frame}>
          {picture}
        </a>
      );
    }
    case 'video':
      return (
        <div className={classes.frame}>
          <video
            src={address}
            controls
            playsInline
            preload="none"
            aria-label={message || t('media.video')}
            onError={lose}
          />
        </div>
      );
    case 'file':
      return (
        <Button component="a" {...away} download variant="subtle" leftSection={<FileIcon size={22} />}>
          {t('media.file')}
        </Button>
      );
  }
}
