import { ActionIcon, Anchor, Badge, Card, Group, Menu, SegmentedControl, Table, Text } from '@mantine/core';
import { IconDots, IconRefresh, IconUpload } from '@tabler/icons-react';
import type { WorldView } from '@wallet/mock-server/control/control-schema';
import type { WorldFile } from '@wallet/mock-server/world/world-file';
import { useState } from 'react';
import { useConnection, useLiveWorld, useRequest, useRun } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { FilePicker } from '../parts/FilePicker.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { addressOf, useRoute } from '../shell/route.ts';
import { OwnershipForm } from '../team/OwnershipForm.tsx';
import { rightsOf } from '../team/rights.ts';
import { copyText, saveFile } from '../shell/copy-text.ts';
import type { Ownership } from '@wallet/mock-server/team/team-schema';
import { asMoment } from '../clock/moment.ts';

export function WorldTable() {
  const t = useText();
  const { control, me } = useConnection();
  const { revision } = useLiveWorld();
  const { run, isRunning, changing } = useRun('creating');
  const [{ world: here }, go] = useRoute();
  const [isOnlyMine, setOnlyMine] = useState(false);
  const [edited, setEdited] = useState<WorldView>();
  const owner = isOnlyMine ? me?.name : undefined;
  const worlds =
    useRequest(`${revision} ${owner}`, () => control.worlds.list(owner === undefined ? {} : { owner })) ?? [];

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
  const download = (id: string) =>
    run(async () => {
      saveFile(`world-${id}.json`, JSON.stringify(await control.worlds.of(id).exportFile()));
    });
  const upload = (file: File): void =>
    void run(async () => {
      const { id: world } = await control.worlds.importFile(JSON.parse(await file.text()) as WorldFile);
      go({ world });
    }, t('worlds.imported'));

  const actionsOf = (world: WorldView) => {
    const { id, team } = world;
    const { changing: reason } = rightsOf(me, team, t);
    const isOwn = me !== undefined && team?.owner === me.name;
    const isKept = id === 'default' || (team?.owner !== undefined && !isOwn);
    return (
      <Group gap={4} justify="end" wrap="nowrap">
        <ActionIcon
          disabled={isRunning || reason !== undefined}
          title={reason}
          aria-label={`${t('worlds.reset')}: ${id}`}
          onClick={() => void run(() => control.worlds.of(id).reset(), t('worlds.wasReset'))}
        >
          <IconRefresh size={16} />
        </ActionIcon>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon disabled={isRunning} aria-label={`${t('worlds.more')}: ${id}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item {...changing} onClick={() => void fork(id)}>
              {t('worlds.fork')}
            </Menu.Item>
            <Menu.Item onClick={() => copyText(linkTo(id), t('shell.copied'))}>{t('worlds.share')}</Menu.Item>
            <Menu.Item onClick={() => void download(id)}>{t('worlds.export')}</Menu.Item>
            {isOwn && (
              <Menu.Item {...changing} onClick={() => setEdited(world)}>
                {t('team.edit')}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              title={reason}
              disabled={isKept || changing.disabled}
              onClick={() => void remove(id)}
            >
              {t('worlds.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    );
  };

  return (
    <Card withBorder>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{t('worlds.running', { count: worlds.length })}</Text>
        <FilePicker
          accept="application/json,.json"
          icon={<IconUpload size={14} />}
          label={t('worlds.import')}
          changing={changing}
          onPick={upload}
        />
      </Group>
      {me && (
        <SegmentedControl
          size="xs"
          value={isOnlyMine ? 'mine' : 'all'}
          onChange={(value) => setOnlyMine(value === 'mine')}
          data={(['all', 'mine'] as const).map((value) => ({ value, label: t(`team.shown.${value}`) }))}
        />
      )}
      {edited && <OwnershipForm world={edited} onClose={() => setEdited(undefined)} />}
      <Table aria-label={t('pages.worlds')}>
        <Table.Tbody>
          {worlds.map((world) => {
            const { id, scenario, clock, members, market, team } = world;
            const details = [team?.title, scenario?.name, market, t('worlds.members', { count: members })];
            return (
              <Table.Tr key={id} bg={id === here ? 'dark.5' : 'transparent'}>
                <Table.Td>
                  <TwoLines name={<Anchor href={addressOf({ world: id, page: 'transitions' })}>{id}</Anchor>}>
                    {details.filter(Boolean).join(' · ')}
                  </TwoLines>
                  {team && <OwnershipText ownership={team} />}
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Badge color={clock.mode === 'live' ? 'green' : 'blue'} variant="light" miw="max-content">
                    {clock.mode === 'live' ? t('clock.live', { rate: clock.rate }) : t('clock.frozen')}
                  </Badge>
                </Table.Td>
                <Table.Td>{actionsOf(world)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

const linkTo = (world: string): string =>
  new URL(addressOf({ world, page: 'transitions' }), location.href).href;

export function OwnershipText({ ownership }: { readonly ownership: Ownership }) {
  const t = useText();
  const { owner, access, endsAt } = ownership;
  return (
    <Text size="xs" c="dimmed">
      {owner === undefined ? t('team.everybody') : `${owner} · ${t(`team.brief.${access}`)}`}
      {endsAt !== undefined && ` · ${t('team.ends', { at: asMoment(Date.parse(endsAt)).slice(0, 10) })}`}
    </Text>
  );
}
