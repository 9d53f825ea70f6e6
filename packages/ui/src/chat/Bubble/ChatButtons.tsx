import { Button, Stack, Text } from '@mantine/core';
import type { ChatButton } from '@wallet/contract/chat';
import { asShown } from '@wallet/locales/joined';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { ExternalIcon } from '../../base/Icon/MemberIcon.tsx';
import { PhoneIcon } from '../../base/Icon/ChatActionIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { ChatActions, ChatReply } from '../chat-entry.ts';
import { telephoneHref } from '../linkify.ts';
import { Link, newTab } from '../../base/Link/Link.tsx';

export interface ChatButtonsProps {
  buttons: readonly ChatButton[];
  onSend: ChatActions['send'];
  /** Returns whether the player has already sent the text of a button; such a button is disabled. */
  isUsed: (reply: ChatReply) => boolean;
}

/** Buttons of a message: link, phone number, or a reply to send (spec 3). */
export function ChatButtons({ buttons, onSend, isUsed }: ChatButtonsProps) {
  const t = useTranslation('chat');
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {buttons.map((button, at) => (
        <li key={at}>
          {button.type === 'web' || button.type === 'call' ? (
            <LinkButton button={button} unavailableText={t('cannotOpen')} />
          ) : (
            <Button
              variant="default"
              size="sm"
              fullWidth
              disabled={isUsed(replyOf(button))}
              onClick={() => onSend(replyOf(button))}
            >
              {asShown(button.title)}
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}

type ReplyButton = Extract<ChatButton, { type: 'postback' | 'text' }>;

/** Returns the reply of a button. */
export const replyOf = (button: ReplyButton): ChatReply =>
  button.type === 'text'
    ? { type: 'text', text: button.title }
    : { type: 'postback', title: button.title, payload: button.payload };

function LinkButton({
  button,
  unavailableText,
}: {
  button: Extract<ChatButton, { type: 'web' | 'call' }>;
  unavailableText: string;
}) {
  const isCall = button.type === 'call';
  const href = isCall ? telephoneHref(button.phone) : safeExternalUrl(button.url, 'web');
  const buttonProps = {
    variant: 'default',
    size: 'sm',
    fullWidth: true,
    leftSection: isCall ? <PhoneIcon size={16} /> : <ExternalIcon size={16} />,
  } as const;
  if (href === undefined)
    return (
      <>
        <Button {...buttonProps} disabled>
          {asShown(button.title)}
        </Button>
        <Text size="xs" mt="xs" c="dimmed">
          {unavailableText}
        </Text>
      </>
    );
  return (
    <Button component={Link} {...buttonProps} href={href} {...newTab}>
      {asShown(button.title)}
    </Button>
  );
}
