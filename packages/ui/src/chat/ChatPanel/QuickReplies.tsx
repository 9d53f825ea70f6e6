import { Button, Group } from '@mantine/core';
import { asShown } from '@wallet/locales/joined';
import { useTranslation } from '../../i18n/index.ts';
import { replyOf } from '../Bubble/ChatButtons.tsx';
import { telephoneHref } from '../linkify.ts';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import type { ChatActions, ChatEntry } from '../chat-entry.ts';
import { Link, newTab } from '../../base/Link/Link.tsx';

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
      {newest.message.payloads.map((button, at) => {
        const buttonProps = { variant: 'light', size: 'sm', radius: 'xl' } as const;
        if (button.type === 'postback' || button.type === 'text')
          return (
            <li key={at}>
              <Button {...buttonProps} onClick={() => onSend(replyOf(button))}>
                {asShown(button.title)}
              </Button>
            </li>
          );
        const href =
          button.type === 'call' ? telephoneHref(button.phone) : safeExternalUrl(button.url, 'web');
        return (
          href !== undefined && (
            <li key={at}>
              <Button component={Link} {...buttonProps} href={href} {...newTab}>
                {asShown(button.title)}
              </Button>
            </li>
          )
        );
      })}
    </Group>
  );
}
