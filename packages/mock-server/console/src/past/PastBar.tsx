import { Alert, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconGitFork, IconHistory, IconLink, IconPlayerRecord } from '@tabler/icons-react';
import { worldFragment } from '@wallet/mock-server/control/world-link';
import { useState } from 'react';
import { useConnection, useLiveWorld, useRequest } from '../api/use-simulator.ts';
import { asMoment } from '../clock/moment.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { SmallButton } from '../parts/SmallButton.ts';
import { recordScenario } from '../scenarios/record.ts';
import { ScenarioDrawer } from '../scenarios/ScenarioDrawer.tsx';
import { copyText } from '../shell/copy-text.ts';
import { previewApp } from '../shell/preview-app.ts';
import { useRoute } from '../shell/route.ts';

/** Shows on every page that it is one of the past, with the ways on from there. Replaces the clock. */
export function PastBar({ entry }: { readonly entry: number }) {
  const t = useText();
  const { calls } = useConnection();
  const live = useLiveWorld();
  const { world, present, revision } = live;
  const [, go] = useRoute();
  const [scenario, setScenario] = useState<unknown>();
  const clock = useRequest(revision, () => world.clock.read());
  const history = useRequest(revision, () => present.history());
  async function fork(): Promise<void> {
    // A tab that opens after a request would be blocked.
    const tab = previewApp === undefined ? window.open('', '_blank') : null;
    try {
      const { id } = await present.fork({ at: entry });
      tab?.location.replace(`/_mock/enter/${id}?next=/login`);
      go({ world: id });
    } catch (error) {
      tab?.close();
      throw error;
    }
  }
  async function rewind(): Promise<void> {
    await present.rewind(entry);
    go({ at: undefined });
  }
  async function share(): Promise<void> {
    if (previewApp === undefined) return copyText(location.href, t('shell.copied'));
    // The world of a preview is in its tab alone, so the link holds it.
    const fragment = await worldFragment(await present.exportFile(), entry);
    if (fragment === undefined) throw new Error(t('past.tooLong'));
    copyText(new URL(previewApp + fragment, location.href).href, t('shell.copied'));
  }
  const record = async (): Promise<void> => setScenario(await recordScenario(live, calls));
  const toNow = (
    <SmallButton leftSection={<IconHistory size={14} />} onClick={() => go({ at: undefined })}>
      {t('past.toNow')}
    </SmallButton>
  );
  if (history && (entry < history.oldest || entry > history.newest))
    return (
      <Alert mb="md" color="red" role="alert" title={t('past.missing', { entry })}>
        {toNow}
      </Alert>
    );
  return (
    <Alert mb="md" color="orange" role="region" aria-label={t('past.banner', { entry })}>
      <Group gap="xs">
        <Text fw={600}>{t('past.banner', { entry })}</Text>
        <Text ff="monospace">{clock && asMoment(Date.parse(clock.now))}</Text>
        <Group gap={4} ml={{ base: 0, md: 'auto' }}>
          <RunButton
            variant="filled"
            right="creating"
            leftSection={<IconGitFork size={14} />}
            act={fork}
            done={t('worlds.forked')}
          >
            {t('past.fork')}
          </RunButton>
          <RunButton
            variant="filled"
            color="orange"
            leftSection={<IconArrowBackUp size={14} />}
            act={rewind}
            done={t('past.rewound', { entry })}
          >
            {t('past.rewind')}
          </RunButton>
          <SmallButton leftSection={<IconPlayerRecord size={14} />} onClick={() => void live.run(record)}>
            {t('past.record')}
          </SmallButton>
          <SmallButton leftSection={<IconLink size={14} />} onClick={() => void live.run(share)}>
            {t('past.share')}
          </SmallButton>
          {toNow}
        </Group>
      </Group>
      <ScenarioDrawer scenario={scenario} onClose={() => setScenario(undefined)} />
    </Alert>
  );
}
