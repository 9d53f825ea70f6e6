import { VisuallyHidden } from '@mantine/core';
import type { ChatMessage } from '@wallet/contract/chat';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { type ChatEntry, unlistedText } from '../chat-entry.ts';

export interface IncomingAnnouncerProps {
  entries: readonly ChatEntry[];
  /** The first page of history is loaded; it is not announced. */
  isReady: boolean;
}

/** Messages that arrive at once are announced up to this number. */
const maxAnnounced = 3;

/** Announces new messages of others once; history is not announced. */
export function IncomingAnnouncer({ entries, isReady }: IncomingAnnouncerProps) {
  const t = useTranslation('chat');
  const others = entries.filter(({ isOwn, at }) => !isOwn && at !== undefined);
  const newest = others.reduce((latest, { at = 0 }) => Math.max(latest, at), 0);
  const [range, setRange] = useState<{ readonly from: number; readonly to: number }>();
  if (isReady && range?.to !== newest) setRange({ from: range?.to ?? newest, to: newest });
  const announced = others
    .filter(({ at = 0 }) => range && at > range.from && at <= range.to)
    .slice(-maxAnnounced);
  return (
    <div role="status">
      {announced.map(({ key, name, message }) => (
        <VisuallyHidden key={key}>
          {t('says', {
            name: name || t('support'),
            text: textOf(message) ?? t(`kinds.${message.message_type === 'media' ? 'media' : 'other'}`),
          })}
        </VisuallyHidden>
      ))}
    </div>
  );
}

function textOf(message: ChatMessage): string | undefined {
  switch (message.message_type) {
    case 'text':
    case 'buttons':
    case 'quick_replies':
      return message.payload.text;
    case 'postback':
      return message.payload.title;
    case 'media':
      return message.payload.message || undefined;
    case 'generic':
      return message.payloads.map(({ title }) => title).join(', ') || undefined;
    case 'other':
      return unlistedText(message);
  }
}
