import { Anchor, Text, Stack } from '@mantine/core';
import type { ChatMessage, ChatCard } from '@wallet/contract/chat';
import { asShown } from '@wallet/locales/joined';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { unlistedText } from '../chat-entry.ts';
import { linkify } from '../linkify.ts';
import { ChatButtons, type ChatButtonsProps, type ReplyProps } from './ChatButtons.tsx';
import { Media } from './Media.tsx';
import { newTab } from '../../base/Link/Link.tsx';
import { Picture } from '../../base/Picture/Picture.tsx';
import classes from './ChatCards.module.css';

export interface MessageContentProps extends ReplyProps {
  message: ChatMessage;
}

/** Content of a message by its type (spec 3, Message types). Quick replies are shown above the composer. */
export function MessageContent({ message, ...reply }: MessageContentProps) {
  const t = useTranslation('chat');
  switch (message.message_type) {
    case 'text':
    case 'quick_replies':
      return <LinkedText text={message.payload.text} />;
    case 'buttons':
      return (
        <>
          <LinkedText text={message.payload.text} />
          <ChatButtons buttons={message.payload.buttons} {...reply} />
        </>
      );
    case 'media':
      return (
        <>
          <Media {...message.payload} />
          {message.payload.message && <LinkedText text={message.payload.message} />}
        </>
      );
    case 'generic':
      return <ChatCards cards={message.payloads} {...reply} />;
    case 'postback':
      return <LinkedText text={message.payload.title} />;
    case 'other': {
      const text = unlistedText(message);
      return text === undefined ? (
        <Text c="dimmed" fs="italic">
          {t('cannotShow')}
        </Text>
      ) : (
        <LinkedText text={text} />
      );
    }
  }
}

const LinkedText = ({ text }: { text: string }) => (
  <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {linkify(text).map(({ text, href }, at) =>
      href === undefined ? (
        <span key={at}>{asShown(text)}</span>
      ) : (
        <Anchor key={at} href={href} {...newTab}>
          {text}
        </Anchor>
      ),
    )}
  </Text>
);

interface ChatCardsProps extends Omit<ChatButtonsProps, 'buttons'> {
  cards: readonly ChatCard[];
}

/** Cards of a message in a horizontal scroller, which the keyboard scrolls too. */
function ChatCards({ cards, ...buttonProps }: ChatCardsProps) {
  const t = useTranslation('chat');
  return (
    <div role="group" aria-roledescription={t('common:carousel.role')} aria-label={t('cards')}>
      <ul className={classes.cards} tabIndex={0}>
        {cards.map((card, at) => (
          <li key={at} className={classes.card}>
            <Picture className={classes.picture} address={card.image_url ?? ''} alt="" loading="lazy" />
            <Stack gap="sm" pt="sm" px="md" pb="md" style={{ overflowWrap: 'anywhere' }}>
              <Text fw={600}>{asShown(card.title)}</Text>
              {card.subtitle !== undefined && <Hint>{asShown(card.subtitle)}</Hint>}
              <ChatButtons buttons={card.buttons} {...buttonProps} />
            </Stack>
          </li>
        ))}
      </ul>
    </div>
  );
}
