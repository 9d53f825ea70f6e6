import { Button, Stack, type ButtonProps } from '@mantine/core';
import type { ChatButton } from '@wallet/contract/chat';
import { asShown } from '@wallet/locales/joined';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { ExternalIcon } from '../../base/Icon/MemberIcon.tsx';
import { PhoneIcon } from '../../base/Icon/ChatActionIcon.tsx';
import { Link, newTab } from '../../base/Link/Link.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import type { ChatActions, ChatReply } from '../chat-entry.ts';
import { telephoneHref } from '../linkify.ts';

export interface ReplyProps {
  onSend: ChatActions['send'];
  /** Returns whether the player has already sent the text of a button; such a button is disabled. */
  isUsed: (reply: ChatReply) => boolean;
}

export interface ChatButtonsProps extends ReplyProps {
  buttons: readonly ChatButton[];
}

/** Buttons of a message (spec 3). */
export const ChatButtons = ({ buttons, ...reply }: ChatButtonsProps) => (
  <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
    {buttons.map((button, at) => (
      <li key={at}>
        <MessageButton button={button} {...reply} variant="default" fullWidth />
      </li>
    ))}
  </Stack>
);

/** Opens a link or a phone number, or sends a reply. Without a safe address, it is disabled. */
export function MessageButton({
  button,
  onSend,
  isUsed,
  ...props
}: ReplyProps & ButtonProps & { button: ChatButton }) {
  const t = useTranslation('chat');
  const title = asShown(button.title);
  if (button.type === 'postback' || button.type === 'text') {
    const reply: ChatReply =
      button.type === 'text'
        ? { type: 'text', text: button.title }
        : { type: 'postback', title: button.title, payload: button.payload };
    return (
      <ReplyButton {...props} isUsed={isUsed(reply)} onSend={() => onSend(reply)}>
        {title}
      </ReplyButton>
    );
  }
  const isCall = button.type === 'call';
  const href = isCall ? telephoneHref(button.phone) : safeExternalUrl(button.url, 'web');
  const icon = isCall ? <PhoneIcon size={16} /> : <ExternalIcon size={16} />;
  if (href === undefined)
    return (
      <>
        <Button size="sm" leftSection={icon} {...props} disabled>
          {title}
        </Button>
        <Hint size="xs" mt="xs">
          {t('cannotOpen')}
        </Hint>
      </>
    );
  return (
    <Button component={Link} size="sm" leftSection={icon} {...props} href={href} {...newTab}>
      {title}
    </Button>
  );
}

interface ReplyButtonProps extends ButtonProps {
  isUsed: boolean;
  onSend: () => unknown;
}

/** Sends a reply once. The conversation shows it after a moment, so a second click comes before it is used. */
function ReplyButton({ isUsed, onSend, ...props }: ReplyButtonProps) {
  const send = useClickLock(onSend, isUsed);
  return <Button size="sm" {...props} disabled={isUsed} onClick={send} />;
}
