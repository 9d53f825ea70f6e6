import { Drawer, Group, Stack, Tabs } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { SmallButton } from '../parts/SmallButton.ts';
import { previewApp } from '../shell/preview-app.ts';
import { StateTable } from '../transitions/StateTable.tsx';
import { AdjustForm } from './AdjustForm.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { PostingTable } from './PostingTable.tsx';

interface MemberDrawerProps {
  /** Phone number of the open member; undefined while the drawer is closed. */
  readonly phone: string | undefined;
  readonly onClose: () => void;
}

export function MemberDrawer({ phone, onClose }: MemberDrawerProps) {
  const { world, revision } = useLiveWorld();
  const opened = useRequest(`${phone} ${revision}`, () =>
    phone === undefined ? undefined : world.members.read(phone),
  );
  const isThis = opened !== undefined && opened.member.phone === phone;
  return (
    <Drawer
      opened={phone !== undefined}
      onClose={onClose}
      title={`${phone ?? ''} ${isThis ? opened.member.name : ''}`}
    >
      {opened && isThis && <Details phone={opened.member.phone} {...opened} />}
    </Drawer>
  );
}

type Opened = Awaited<ReturnType<ReturnType<typeof useLiveWorld>['world']['members']['read']>>;

function Details({ phone, member, balances }: Opened & { readonly phone: string }) {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const states = useRequest(`${phone} ${revision}`, () => world.states.list({ member: phone })) ?? [];
  const isGood = member.standing === 'good';
  return (
    <Stack>
      <Group gap="xs">
        {previewApp === undefined && (
          <SmallButton
            component="a"
            href={`/_mock/enter/${world.id}?next=/login`}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconLogin2 size={16} />}
          >
            {t('worlds.openHere')}
          </SmallButton>
        )}
        <RunButton
          act={() => world.members.change(phone, { isActive: !member.isActive })}
          done={t('members.changed')}
        >
          {member.isActive ? t('members.deactivate') : t('members.activate')}
        </RunButton>
        <RunButton
          act={() => world.members.change(phone, { standing: isGood ? 'suspended' : 'good' })}
          done={t('members.changed')}
        >
          {isGood ? t('members.suspend') : t('members.restore')}
        </RunButton>
      </Group>
      <Tabs defaultValue="money">
        <Tabs.List>
          <Tabs.Tab value="money">{t('members.money')}</Tabs.Tab>
          <Tabs.Tab value="states">{t('members.underWay')}</Tabs.Tab>
          <Tabs.Tab value="postings">{t('members.postings')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="money" pt="md">
          <Stack>
            <BalanceTable balances={balances} />
            <AdjustForm accounts={Object.keys(balances)} wallet={`wallet:${member.id}`} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="states" pt="md">
          <StateTable rows={[...states].reverse().slice(0, 40)} />
        </Tabs.Panel>
        <Tabs.Panel value="postings" pt="md">
          <PostingTable memberId={member.id} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
