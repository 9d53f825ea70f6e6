import { ActionIcon, Anchor, Badge, Button, Card, FileButton, Group, Menu, Table, Text } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconDownload,
  IconGitFork,
  IconRefresh,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import { addressOf, useRoute } from '../shell/route.ts';
import { copyText } from '../shell/copy-text.ts';
import { readWorldFile, saveWorldFile } from './world-file.ts';

/** All worlds with their actions. */
export function WorldTable() {
  const t = useText();
  const { control } = useConnection();
  const { revision } = useLiveWorld();
  const { run, isRunning } = useRun();
  const [{ world: here }, go] = useRoute();
  const worlds = useRequest(revision, () => control.worlds.list()) ?? [];

  const fork = (id: string) =>
    run(async () => {
      const { id: world } = await control.worlds.of(id).fork();
      go({ world });
    }, t('worlds.forked'));
  const remove = (id: string) =>
    run(async () => {
      await control.worlds.of(id).remove();
      if (id === here) go({ world: 'default' });
    }, t('worlds.removed'));
  const upload = (file: File | null) =>
    file &&
    void run(async () => {
      const { id: world } = await control.worlds.importFile(await readWorldFile(file));
      go({ world });
    }, t('worlds.imported'));

  return (
    <Card withBorder>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{t('worlds.running', { count: worlds.length })}</Text>
        <FileButton accept="application/json,.json" onChange={upload}>
          {(props) => (
            <Button
              {...props}
              disabled={isRunning}
              size="compact-sm"
              variant="default"
              leftSection={<IconUpload size={14} />}
            >
              {t('worlds.import')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Table verticalSpacing="xs" aria-label={t('pages.worlds')}>
        <Table.Tbody>
          {worlds.map(({ id, scenario, clock, members, market }) => (
            <Table.Tr key={id} bg={id === here ? 'dark.5' : 'transparent'}>
              <Table.Td>
                <Anchor href={addressOf({ world: id, page: 'transitions' })} fw={600}>
                  {id}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {scenario?.name} · {t('worlds.members', { count: members })}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Badge variant="default">{market}</Badge>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Badge color={clock.mode === 'live' ? 'green' : 'blue'} variant="light">
                  {clock.mode === 'live' ? t('clock.live', { rate: clock.rate }) : t('clock.frozen')}
                </Badge>
              </Table.Td>
              <Table.Td>
                <Group gap={4} justify="end" wrap="nowrap">
                  <ActionIcon
                    variant="default"
                    size="lg"
                    disabled={isRunning}
                    aria-label={`${t('worlds.reset')}: ${id}`}
                    onClick={() => void run(() => control.worlds.of(id).reset(), t('worlds.wasReset'))}
                  >
                    <IconRefresh size={16} />
                  </ActionIcon>
                  <Menu position="bottom-end">
                    <Menu.Target>
                      <ActionIcon
                        disabled={isRunning}
                        variant="default"
                        size="lg"
                        aria-label={`${t('worlds.more')}: ${id}`}
                      >
                        <IconDots size={16} />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item leftSection={<IconGitFork size={14} />} onClick={() => void fork(id)}>
                        {t('worlds.fork')}
                      </Menu.Item>
                      <Menu.Item
                        leftSection={<IconCopy size={14} />}
                        onClick={() => copyText(linkTo(id), t('shell.copied'))}
                      >
                        {t('worlds.share')}
                      </Menu.Item>
                      <Menu.Item
                        leftSection={<IconDownload size={14} />}
                        onClick={() => void run(() => saveWorldFile(control.worlds.of(id)))}
                      >
                        {t('worlds.export')}
                      </Menu.Item>
                      <Menu.Item
                        color="red"
                        disabled={id === 'default'}
                        leftSection={<IconTrash size={14} />}
                        onClick={() => void remove(id)}
                      >
                        {t('worlds.remove')}
                      </Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

const linkTo = (world: string): string =>
  new URL(addressOf({ world, page: 'transitions' }), location.href).href;
