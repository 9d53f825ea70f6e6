import { AppShell, Burger, Group, NavLink, ScrollArea, Text, Title, Alert, Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconActivity,
  IconArrowsExchange,
  IconBolt,
  IconBook2,
  IconClock,
  IconHistory,
  IconMessage,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useConnection, useLiveWorld } from '../api/use-simulator.ts';
import { ChatPage } from '../chat/ChatPage.tsx';
import { ClockBar } from '../clock/ClockBar.tsx';
import { ClockPage } from '../clock/ClockPage.tsx';
import { FaultsPage } from '../faults/FaultsPage.tsx';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { useText } from '../language/texts.ts';
import { MembersPage } from '../members/MembersPage.tsx';
import { ScenariosPage } from '../scenarios/ScenariosPage.tsx';
import { AuditPage } from '../team/AuditPage.tsx';
import { PersonMenu } from '../team/PersonMenu.tsx';
import { RightsNotice } from '../team/RightsProvider.tsx';
import { PastBar } from '../past/PastBar.tsx';
import { TrafficPage } from '../traffic/TrafficPage.tsx';
import { TransitionsPage } from '../transitions/TransitionsPage.tsx';
import { WorldsPage } from '../worlds/WorldsPage.tsx';
import { WorldSelect } from '../worlds/WorldSelect.tsx';
import { previewApp } from './preview-app.ts';
import { addressOf, pages, useRoute, type PageName } from './route.ts';

const views: Readonly<
  Record<PageName, readonly [icon: ComponentType<{ size: number; stroke: number }>, page: ComponentType]>
> = {
  worlds: [IconWorld, WorldsPage],
  traffic: [IconActivity, TrafficPage],
  transitions: [IconArrowsExchange, TransitionsPage],
  members: [IconUsers, MembersPage],
  clock: [IconClock, ClockPage],
  faults: [IconBolt, FaultsPage],
  chat: [IconMessage, ChatPage],
  scenarios: [IconBook2, ScenariosPage],
  audit: [IconHistory, AuditPage],
};

const withoutWorld: readonly PageName[] = ['worlds', 'scenarios', 'audit'];

/** The frame of every page: world, time and navigation. */
export function Shell() {
  const t = useText();
  const { me } = useConnection();
  const [isOpen, menu] = useDisclosure(false);
  const [route] = useRoute();
  const { isGone } = useLiveWorld();
  const [, Page] = views[route.page];
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={isOpen}
            onClick={menu.toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={t('shell.menu')}
          />
          <Text fw={700} visibleFrom="sm" c="gold.4" style={{ whiteSpace: 'nowrap' }}>
            {t('shell.title')}
          </Text>
          <WorldSelect />
          <LanguageSelect />
          <PersonMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label={t('shell.menu')}>
        <ScrollArea>
          {pages
            .filter((page) => page !== 'audit' || me)
            .map((page) => {
              const [Icon] = views[page];
              return (
                <NavLink
                  key={page}
                  href={addressOf({ ...route, page })}
                  active={page === route.page}
                  aria-current={page === route.page ? 'page' : undefined}
                  label={t(`pages.${page}`)}
                  leftSection={<Icon size={18} stroke={1.8} />}
                  onClick={menu.close}
                />
              );
            })}
          {previewApp === undefined && (
            <NavLink
              href="/_mock/reference"
              label={t('shell.docs')}
              description={t('shell.docsHint')}
              mt="md"
            />
          )}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main>
        <RightsNotice />
        {route.at === undefined ? <ClockBar /> : <PastBar entry={route.at} />}
        <Title order={1} size="h2" mb="md">
          {t(`pages.${route.page}`)}
        </Title>
        {isGone && <GoneWorld />}
        {(!isGone || withoutWorld.includes(route.page)) && <Page />}
      </AppShell.Main>
    </AppShell>
  );
}

/** An alert for an unknown world in the address, with a link to the others. */
export function GoneWorld() {
  const t = useText();
  const [{ world }] = useRoute();
  return (
    <Alert color="red" role="alert" mb="md" title={t('worlds.gone', { world })}>
      {t('worlds.goneHint')}{' '}
      <Anchor href={addressOf({ world: 'default', page: 'worlds' })}>{t('pages.worlds')}</Anchor>
    </Alert>
  );
}
