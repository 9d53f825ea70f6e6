import { Button, Card, Select, Text, TextInput } from '@mantine/core';
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunForm } from '../parts/RunForm.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { previewApp } from '../shell/preview-app.ts';
import { useRoute } from '../shell/route.ts';
import { ParamFields, valuesOf } from './ParamFields.tsx';

/** Starts a scenario in a new world, with its parameters as fields. A preview then opens the app. */
export function StartForm() {
  const t = useText();
  const { control } = useConnection();
  const [, go] = useRoute();
  const scenarios = useRequest('scenarios', () => control.scenarios.list()) ?? [];
  const [name, setName] = useState<string>('default');
  const [id, setId] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const scenario = scenarios.find((one) => one.name === name);

  async function start(): Promise<void> {
    const world = await control.worlds.create({
      scenario: name,
      params: valuesOf(scenario?.params ?? {}, typed),
      ...(id.trim() !== '' && { id: id.trim() }),
    });
    go({ world: world.id, page: 'transitions' });
  }

  const openHere =
    previewApp === undefined ? undefined : (
      <Button
        component="a"
        variant="default"
        href={`${previewApp}?scenario=${name}`}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconExternalLink size={16} />}
      >
        {t('worlds.openHere')}
      </Button>
    );

  return (
    <Card withBorder>
      <RunForm
        right="creating"
        submit={t('worlds.start')}
        icon={<IconPlayerPlay size={16} />}
        act={start}
        done={t('worlds.started')}
        beside={openHere}
      >
        <Select
          label={t('worlds.scenario')}
          searchable
          allowDeselect={false}
          value={name}
          onChange={(value) => {
            setName(value ?? 'default');
            setTyped({});
          }}
          data={scenarios.map((one) => one.name)}
          renderOption={({ option }) => (
            <div>
              <TwoLines name={option.value}>
                {scenarios.find((one) => one.name === option.value)?.title}
              </TwoLines>
            </div>
          )}
          maxDropdownHeight={420}
        />
        <Text size="sm" c="dimmed">
          {scenario?.title}
        </Text>
        <ParamFields params={scenario?.params ?? {}} typed={typed} onType={setTyped} />
        <TextInput
          label={t('worlds.name')}
          description={t('worlds.nameHint')}
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
          pattern="[\w\-]{1,64}"
        />
      </RunForm>
    </Card>
  );
}
