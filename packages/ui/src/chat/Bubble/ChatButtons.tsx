import { Button, Stack, Text } from '@mantine/core';
import type { ChatButton } from '@wallet/contract/chat';
import { asShown } from '@wallet/locales/joined';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { ExternalIcon } from '../../base/Icon/ActionIcon.tsx';
import { PhoneIcon } from '../../base/Icon/TalkIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { ChatActions, Sentence } from '../entry.ts';
import { telephone } from '../linkify.ts';
import { Link } from '../../base/Link/Link.tsx';

export interface ChatButtonsProps {
  buttons: readonly ChatButton[];
  onWrite: ChatActions['write'];
  /** Whether what a button says was said since: it is used then. */
  isUsed: (sentence: Sentence) => boolean;
}

/** The buttons of a message: an address, a telephone number, an answer to send back, a plain word (spec 3). */
export function ChatButtons({ buttons, onWrite, isUsed }: ChatButtonsProps) {
  const t = useWords('chat');
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {buttons.map((button, at) => (
        <li key={at}>
          {button.type === 'web' || button.type === 'call' ? (
            <Way button={button} withoutWay={t('cannotOpen')} />
          ) : (
            <Button
              variant="default"
              size="sm"
              fullWidth
              disabled={isUsed(sentenceOf(button))}
              onClick={() => onWrite(sentenceOf(button))}
            >
              {asShown(button.title)}
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}

type SayingButton = Extract<ChatButton, { type: 'postback' | 'text' }>;

/** What a button says. */
export const sentenceOf = (button: SayingButton): Sentence =>
  button.type === 'text'
    ? { type: 'text', text: button.title }
    : { type: 'postback', title: button.title, payload: button.payload };

function Way({
  button,
  withoutWay,
}: {
  button: Extract<ChatButton, { type: 'web' | 'call' }>;
  withoutWay: string;
}) {
  const isCall = button.type === 'call';
  const href = isCall ? telephone(button.phone) : safeExternalUrl(button.url, 'web');
  const look = {
    variant: 'default',
    size: 'sm',
    fullWidth: true,
    leftSection: isCall ? <PhoneIcon size={16} /> : <ExternalIcon size={16} />,
  } as const;
  if (href === undefined)
    return (
      <>
        <Button {...look} disabled>
          {asShown(button.title)}
        </Button>
        <Text size="xs" mt="xs" c="dimmed">
          {withoutWay}
        </Text>
      </>
    );
  return (
    <Button component={Link} {...look} href={href} target="_blank" rel="noopener noreferrer">
      {asShown(button.title)}
    </Button>
  );
}
