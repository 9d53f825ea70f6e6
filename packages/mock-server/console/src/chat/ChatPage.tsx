import { Card, Grid, Group, NavLink, Stack, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { MemberSelect } from '../members/MemberSelect.tsx';
import { RunButton } from '../parts/RunButton.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { MessageList } from './MessageList.tsx';
import { keyOf, type Room } from './messages.ts';

export function ChatPage() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const [chosen, setChosen] = useState<Room>();
  const rooms = useRequest(revision, () => world.chat.listRooms()) ?? [];
  const members = useRequest(revision, () => world.members.list()) ?? [];
  const nameOf = ({ member, guest }: Room): string => {
    const found = members.find(({ id, phone }) => id === member || phone === member);
    return found ? `${found.phone} ${found.name}` : (guest ?? member ?? '');
  };
  const room = chosen ?? rooms[0];
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Card withBorder p="sm">
          <MemberSelect
            label={t('chat.write')}
            value={null}
            onChange={(phone) => phone !== null && setChosen({ member: phone })}
          />
          <Text fw={600} size="sm" mt="sm">
            {t('chat.rooms')}
          </Text>
          {rooms.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('chat.nobody')}
            </Text>
          )}
          {rooms.map(({ unread, ...one }) => (
            <NavLink
              key={keyOf(one)}
              component="button"
              active={room !== undefined && keyOf(room) === keyOf(one)}
              label={nameOf(one)}
              description={t('chat.unread', { count: unread })}
              onClick={() => setChosen(one)}
            />
          ))}
        </Card>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }}>
        {room && (
          <Card withBorder>
            <Stack>
              <Group justify="space-between">
                <Text fw={600}>{nameOf(room)}</Text>
                <RunButton
                  leftSection={<IconPlugConnectedX size={14} />}
                  act={() => world.chat.disconnect(ownerOf(room))}
                  done={t('chat.disconnected')}
                >
                  {t('chat.disconnect')}
                </RunButton>
              </Group>
              <MessageList room={ownerOf(room)} />
              <ReplyForm key={keyOf(room)} room={ownerOf(room)} />
            </Stack>
          </Card>
        )}
      </Grid.Col>
    </Grid>
  );
}

const ownerOf = ({ member, guest }: Room): Room =>
  member === undefined ? { guest: guest ?? '' } : { member };
