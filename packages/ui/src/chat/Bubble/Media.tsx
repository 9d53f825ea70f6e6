import { Button, Text } from '@mantine/core';
import type { ChatMessage } from '@wallet/contract/chat';
import { useState } from 'react';
import { safeExternalUrl, safeImageUrl } from '../../base/external-url/external-url.ts';
import { FileIcon } from '../../base/Icon/ChatActionIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { newTab } from '../../base/Link/Link.tsx';
import classes from './Media.module.css';

export type MediaProps = Extract<ChatMessage, { message_type: 'media' }>['payload'];

/** A picture, video or file. A picture opens in a new tab, a video loads on play. */
export function Media({ url, filePath, fileType, message }: MediaProps) {
  const t = useTranslation('chat');
  const [isBroken, setBroken] = useState(false);
  const isLocal = url.startsWith('blob:');
  const address = isLocal
    ? url
    : fileType === 'image'
      ? safeImageUrl(filePath || url)
      : safeExternalUrl(filePath || url, 'web');
  if (address === undefined || isBroken)
    return (
      <Text c="dimmed" fs="italic">
        {t(`media.lost.${fileType}`)}
      </Text>
    );
  const onError = () => setBroken(true);
  const linkProps = { href: address, ...newTab };
  switch (fileType) {
    case 'image': {
      const picture = (
        <img src={address} alt={message || t('media.image')} referrerPolicy="no-referrer" onError={onError} />
      );
      // A data URL may contain a document, so it is not linked.
      return address.startsWith('data:') ? (
        <div className={classes.frame}>{picture}</div>
      ) : (
        <a {...linkProps} className={classes.frame}>
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
            onError={onError}
          />
        </div>
      );
    case 'file':
      return (
        <Button component="a" {...linkProps} download variant="subtle" leftSection={<FileIcon size={22} />}>
          {t('media.file')}
        </Button>
      );
  }
}
