import { VisuallyHidden } from '@mantine/core';
import type { ChatMessage } from '@wallet/contract/chat';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import type { ChatEntry } from '../entry.ts';
import { unlistedText } from '../unlisted-text.ts';

export interface IncomingProps {
  entries: readonly ChatEntry[];
  /** Whether the conversation was read: what it begins with is not read out. */
  isReady: boolean;
}

/** So many of what came at once are read out. */
const mostRead = 3;

/** Reads out what others say, once and only as it comes: neither what was said before nor what is read further back. */
export function Incoming({ entries, isReady }: IncomingProps) {
  const t = useWords('chat');
  const others = entries.filter(({ isOwn, at }) => !isOwn && at !== undefined);
  const newest = others.reduce((latest, { at = 0 }) => Math.max(latest, at), 0);
  const [heard, setHeard] = useState<{ readonly from: number; readonly to: number }>();
  if (isReady && heard?.to !== newest) setHeard({ from: heard?.to ?? newest, to: newest });
  const told = others.filter(({ at = 0 }) => heard && at > heard.from && at <= heard.to).slice(-mostRead);
  return (
    <div role="status">
      {told.map(({ key, name, message }) => (
        <VisuallyHidden key={key}>
          {t('says', {
            name: name || t('support'),
            text: wordsOf(message) ?? t(`kinds.${message.message_type === 'media' ? 'media' : 'other'}`),
          })}
        </VisuallyHidden>
      ))}
    </div>
  );
}

/** What a message says in words, if it does. */
function wordsOf(message: ChatMessage): string | undefined {
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
