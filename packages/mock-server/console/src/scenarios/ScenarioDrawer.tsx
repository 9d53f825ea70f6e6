import { Alert, Anchor, Button, Drawer, Group, JsonInput, List, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { WrittenScenario } from '@wallet/mock-server/control/control-methods';
import { useState } from 'react';
import { useConnection, useRequest } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { saveFile } from '../shell/copy-text.ts';
import { ScenarioButtons } from './ScenarioButtons.tsx';

interface ScenarioDrawerProps {
  /** The scenario as JSON; undefined closes the drawer, which returns the focus. */
  readonly scenario: unknown;
  readonly onClose: () => void;
}

/** Edits a scenario as JSON; the simulator validates it on every change. */
export function ScenarioDrawer({ scenario, onClose }: ScenarioDrawerProps) {
  const t = useText();
  const isOpened = scenario !== undefined;
  return (
    <Drawer opened={isOpened} onClose={onClose} size="xl" title={t('scenarios.edit')}>
      {isOpened && <ScenarioForm scenario={scenario} />}
    </Drawer>
  );
}

function ScenarioForm({ scenario }: Pick<ScenarioDrawerProps, 'scenario'>) {
  const t = useText();
  const { control } = useConnection();
  const [text, setText] = useState(() => JSON.stringify(scenario, null, 2));
  const [settled] = useDebouncedValue(text, 300);
  const [outcome, setOutcome] = useState<readonly string[]>();
  const checked = useRequest(settled, () => {
    const written = readJson(settled);
    return written === undefined ? undefined : control.scenarios.check(written);
  });
  const problems = readJson(settled) === undefined ? [t('faults.noJson')] : (checked?.problems ?? []);
  const isReady = problems.length === 0 && settled === text;
  const written = readJson(text) ?? {};

  return (
    <Stack gap="sm">
      <JsonInput
        label="JSON"
        description={<Anchor href="/_mock/scenario.schema.json">scenario.schema.json</Anchor>}
        minRows={12}
        maxRows={28}
        value={text}
        onChange={setText}
      />
      {problems.length > 0 && (
        <Alert color="red" variant="light" title={t('scenarios.problems')} role="alert">
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {outcome && (
        <Alert
          color={outcome.length === 0 ? 'green' : 'red'}
          variant="light"
          role="status"
          title={outcome.length === 0 ? t('scenarios.met') : t('scenarios.unmet')}
        >
          {outcome.join('; ')}
        </Alert>
      )}
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={() => saveFile(`${String(written['name'])}.json`, text)}>
          {t('scenarios.save')}
        </Button>
        <ScenarioButtons
          scenario={written}
          size="sm"
          disabled={!isReady}
          onTested={({ problems: unmet }) => setOutcome(unmet)}
        />
      </Group>
    </Stack>
  );
}

function readJson(text: string): WrittenScenario | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as WrittenScenario)
      : undefined;
  } catch {
    return undefined;
  }
}
