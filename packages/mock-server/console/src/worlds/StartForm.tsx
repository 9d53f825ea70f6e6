import { Button, Card, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useRun } from '../api/use-run.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import { previewApp } from '../shell/preview-app.ts';
import { useRoute } from '../shell/route.ts';
import { ParamFields, valuesOf } from './ParamFields.tsx';

/** Starts a scenario in a new world, with its parameters as fields. A preview then opens the app. */
export function StartForm() {
  const t = useText();
  const { control } = useConnection();
  const { run, isRunning, changing } = useRun('creating');
  const [, go] = useRoute();
  const scenarios = useRequest('scenarios', () => control.scenarios.list()) ?? [];
  const [name, setName] = useState<string>('default');
  const [id, setId] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const scenario = scenarios.find((one) => one.name === name);

  async function start(): Promise<void> {
    await run(async () => {
      const world = await control.worlds.create({
        scenario: name,
        params: valuesOf(scenario?.params ?? {}, typed),
        ...(id.trim() !== '' && { id: id.trim() }),
      });
      go({ world: world.id, page: 'transitions' });
    }, t('worlds.started'));
  }

  return (
    <Card
      withBorder
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Stack gap="sm">
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
              <Text size="sm" fw={600}>
                {option.value}
              </Text>
              <Text size="xs" c="dimmed">
                {scenarios.find((one) => one.name === option.value)?.title}
              </Text>
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
        <Button type="submit" {...changing} loading={isRunning} leftSection={<IconPlayerPlay size={16} />}>
          {t('worlds.start')}
        </Button>
        {previewApp !== undefined && (
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
        )}
      </Stack>
    </Card>
  );
}
