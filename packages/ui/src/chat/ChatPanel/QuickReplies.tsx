import { Group } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { MessageButton } from '../Bubble/ChatButtons.tsx';
import type { ChatActions, ChatEntry } from '../chat-entry.ts';

export interface QuickRepliesProps {
  entries: readonly ChatEntry[];
  onSend: ChatActions['send'];
}

/** Replies offered by the newest message; they disappear after any later message. */
export function QuickReplies({ entries, onSend }: QuickRepliesProps) {
  const t = useTranslation('chat');
  const newest = entries.at(-1);
  if (!newest || newest.isOwn || newest.message.message_type !== 'quick_replies') return null;
  return (
    <Group
      component="ul"
      gap="sm"
      m={0}
      px="md"
      py="sm"
      mah="7.5rem"
      style={{ listStyle: 'none', overflowY: 'auto', overscrollBehaviorY: 'contain' }}
      aria-label={t('replies')}
    >
      {newest.message.payloads.map((button, at) => (
        <li key={at}>
          <MessageButton button={button} onSend={onSend} isUsed={() => false} variant="light" radius="xl" />
        </li>
      ))}
    </Group>
  );
}
