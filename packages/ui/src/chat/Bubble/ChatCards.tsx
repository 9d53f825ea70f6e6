import { Stack, Text } from '@mantine/core';
import type { ChatCard } from '@wallet/contract/chat';
import { asShown } from '@wallet/locales/joined';
import { Picture } from '../../base/Picture/Picture.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { ChatButtons, type ChatButtonsProps } from './ChatButtons.tsx';
import classes from './ChatCards.module.css';

export interface ChatCardsProps extends Omit<ChatButtonsProps, 'buttons'> {
  cards: readonly ChatCard[];
}

/** Cards of a message in a horizontal scroller, which the keyboard scrolls too. */
export function ChatCards({ cards, ...buttonProps }: ChatCardsProps) {
  const t = useTranslation('chat');
  return (
    <div role="group" aria-roledescription={t('common:carousel.role')} aria-label={t('cards')}>
      <ul className={classes.cards} tabIndex={0}>
        {cards.map((card, at) => (
          <li key={at} className={classes.card}>
            <Picture className={classes.picture} address={card.image_url ?? ''} alt="" loading="lazy" />
            <Stack gap="sm" pt="sm" px="md" pb="md" style={{ overflowWrap: 'anywhere' }}>
              <Text fw={600}>{asShown(card.title)}</Text>
              {card.subtitle !== undefined && (
                <Text size="sm" c="dimmed">
                  {asShown(card.subtitle)}
                </Text>
              )}
              <ChatButtons buttons={card.buttons} {...buttonProps} />
            </Stack>
          </li>
        ))}
      </ul>
    </div>
  );
}
