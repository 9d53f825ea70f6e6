import { Code, Paper, ScrollArea, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { keyOf, type Room } from './messages.ts';

/** The newest messages of a room, oldest first; scrolls to a new one. */
export function MessageList({ room }: { readonly room: Room }) {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const messages = useRequest(`${keyOf(room)} ${revision}`, () =>
    world.chat.listMessages({ ...room, limit: 50 }),
  );
  const viewport = useRef<HTMLDivElement>(null);
  const newest = messages?.[0]?.createdAt;
  useEffect(() => {
    viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
  }, [newest]);
  return (
    <ScrollArea.Autosize
      mah={420}
      viewportRef={viewport}
      viewportProps={{ role: 'log', tabIndex: 0, 'aria-label': t('chat.messages') }}
    >
      <Stack gap="xs">
        {[...(messages ?? [])].reverse().map(({ sender, message, createdAt }, index) => (
          <Paper
            key={`${createdAt} ${index}`}
            p="xs"
            bg={sender === 'customer' ? 'dark.5' : 'dark.6'}
            ml={sender === 'customer' ? 0 : 'xl'}
            mr={sender === 'customer' ? 'xl' : 0}
          >
            <Text size="xs" c="dimmed">
              {sender} · {createdAt === undefined ? '' : asMoment(Date.parse(createdAt))}
            </Text>
            {message.message_type === 'text' ? (
              <Text size="sm">{message.payload.text}</Text>
            ) : (
              <Code block>{JSON.stringify(message, null, 2)}</Code>
            )}
          </Paper>
        ))}
      </Stack>
    </ScrollArea.Autosize>
  );
}
