import '@mantine/core/styles/Divider.layer.css';
import { Box, Button, Divider, Stack } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { ChatMessage } from '@wallet/contract/chat';
import { Fragment, useEffect, useLayoutEffect, useRef, type Ref } from 'react';
import chatArt from '../../art/chat.svg?no-inline';
import { Loading } from '../../base/Loading/Loading.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { toErrorBody } from '../../base/fault.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ChevronDownIcon } from '../../base/Icon/Icon.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import type { ChatActions, ChatEntry, ChatHistory, ChatReply } from '../chat-entry.ts';
import classes from './Messages.module.css';
import { useChatScroll } from './use-chat-scroll.ts';
import { playerTime } from '../../base/DateTime/player-time.ts';

export interface MessagesProps {
  /** Messages of the backend in its order, then undelivered ones. */
  entries: readonly ChatEntry[];
  history: ChatHistory;
  failure?: ErrorBody | undefined;
  /** Epoch milliseconds; later messages of others were new when the panel opened. */
  newSince?: number | undefined;
  actions: ChatActions;
}

/** Milliseconds; closer messages of one sender form a group. */
const groupGap = 5 * 60_000;

/** The conversation, oldest first. Scrolling near the top loads earlier messages. */
export function Messages({
  entries,
  history,
  failure = toErrorBody('unexpected'),
  newSince,
  actions,
}: MessagesProps) {
  const t = useTranslation('chat');
  const dayName = useDayName();
  const { list, start, isAtEnd, missed, toEnd } = useChatScroll({
    entries,
    history,
    onStart: actions.loadEarlier,
  });
  const { setEndVisible } = actions;
  useEffect(
    () => setEndVisible(isAtEnd && history !== 'loading' && history !== 'failed'),
    [setEndVisible, isAtEnd, history],
  );
  useEffect(() => () => setEndVisible(false), [setEndVisible]);

  const firstNew = entries.find(
    ({ isOwn, at }) => !isOwn && newSince !== undefined && at !== undefined && at > newSince,
  );
  return (
    <div className={classes.place}>
      <div ref={list} className={classes.scroll} tabIndex={-1} data-chat-scroll>
        <HistoryStart reference={start} history={history} failure={failure} actions={actions} />
        <div role="log" aria-live="off" aria-label={t('log')}>
          <Box component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
            {entries.map((entry, index) => {
              const before = entries[index - 1];
              const isNewDay =
                entry.at !== undefined && (before?.at === undefined || !isSameDay(before.at, entry.at));
              return (
                <Fragment key={entry.key}>
                  {isNewDay && entry.at !== undefined && (
                    <li>
                      <Divider mt="md" label={dayName(entry.at)} />
                    </li>
                  )}
                  {entry === firstNew && (
                    <li>
                      <Divider mt="md" color="blue" label={t('new')} />
                    </li>
                  )}
                  <PartBoundary name="chat message" shape="li">
                    <Bubble
                      entry={entry}
                      isFirst={isNewDay || !before || !isSameGroup(before, entry)}
                      actions={actions}
                      isUsed={
                        hasReplies(entry.message)
                          ? (reply) => isSentAfter(entries, index, reply)
                          : isNeverUsed
                      }
                    />
                  </PartBoundary>
                </Fragment>
              );
            })}
          </Box>
        </div>
        {history === 'beginning' && entries.length === 0 && <EmptyState art={chatArt} title={t('empty')} />}
      </div>
      {!isAtEnd && (
        <Button
          variant="default"
          size="sm"
          className={classes.toEnd}
          leftSection={<ChevronDownIcon size={18} />}
          onClick={toEnd}
        >
          {missed > 0 ? t('toNew', { count: missed }) : t('toEnd')}
        </Button>
      )}
    </div>
  );
}

const isSameGroup = (one: ChatEntry, other: ChatEntry): boolean =>
  one.isOwn === other.isOwn &&
  one.name === other.name &&
  (one.at === undefined || other.at === undefined || other.at - one.at < groupGap);

/** Returns whether a message shows buttons that later messages may disable. */
const hasReplies = ({ message_type: type }: ChatMessage): boolean => type === 'buttons' || type === 'generic';

/** The same function in every render, which keeps messages without buttons memoised. */
const isNeverUsed = () => false;

/** Returns whether the player has sent a reply after a message, typed or by button. */
const isSentAfter = (entries: readonly ChatEntry[], index: number, reply: ChatReply): boolean =>
  entries.slice(index + 1).some(({ isOwn, message }) => isOwn && matches(message, reply));

function matches(message: ChatMessage, reply: ChatReply): boolean {
  if (reply.type === 'text') return message.message_type === 'text' && message.payload.text === reply.text;
  if (message.message_type !== 'postback') return false;
  const { title, payload } = message.payload;
  return title === reply.title && payload === reply.payload;
}

interface HistoryStartProps {
  reference: Ref<HTMLDivElement>;
  history: ChatHistory;
  failure: ErrorBody;
  actions: Pick<ChatActions, 'loadEarlier' | 'reload'>;
}

/** The top of the list: loading, failed, load earlier, or the beginning. */
function HistoryStart({ reference, history, failure, actions }: HistoryStartProps) {
  const t = useTranslation('chat');
  return (
    <Stack ref={reference} align="center" gap={0} mih="2.75rem" py="xs">
      {(history === 'loading' || history === 'loading-earlier') && <Loading />}
      {history === 'failed' && <ErrorState onRetry={actions.reload} failure={failure} />}
      {(history === 'earlier-failed' || history === 'part') && (
        <EarlierButton onClick={actions.loadEarlier}>
          {t(history === 'part' ? 'earlier' : 'earlierFailed')}
        </EarlierButton>
      )}
      {history === 'beginning' && (
        <Hint size="xs" ta="center">
          {t('beginning')}
        </Hint>
      )}
    </Stack>
  );
}

/** Loads earlier messages. Its focus stays in the list when the button goes. */
function EarlierButton({ onClick, children }: { onClick: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown !== null && shown === document.activeElement)
        shown.closest<HTMLElement>('[data-chat-scroll]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} variant="subtle" size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}

/** Returns the name of a day: today, yesterday, or its date. */
export function useDayName(): (moment: number) => string {
  const t = useTranslation('chat');
  return (moment) => {
    const day = playerTime(moment).startOf('day');
    const days = playerTime(Date.now()).startOf('day').diff(day, 'day');
    if (days === 0) return t('today');
    return days === 1 ? t('yesterday') : day.format('DD/MM/YYYY');
  };
}

export const isSameDay = (one: number, other: number): boolean =>
  playerTime(one).isSame(playerTime(other), 'day');
