import type { ButtonProps } from '@mantine/core';
import type { WrittenScenario } from '@wallet/mock-server/control/control-methods';
import type { ScenarioReport } from '@wallet/mock-server/scenario/scenario-schema';
import { useConnection } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunButton } from '../parts/RunButton.tsx';
import { useRoute } from '../shell/route.ts';

interface ScenarioButtonsProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  /** Its name, or the scenario as JSON. */
  readonly scenario: string | WrittenScenario;
  readonly onTested: (report: ScenarioReport) => void;
}

/** Runs the self-test of a scenario, or starts it in a new world. */
export function ScenarioButtons({ scenario, onTested, ...props }: ScenarioButtonsProps) {
  const t = useText();
  const { control } = useConnection();
  const [, go] = useRoute();
  async function start(): Promise<void> {
    const { id } = await control.worlds.create({ scenario });
    go({ world: id, page: 'transitions' });
  }
  return (
    <>
      <RunButton {...props} right="creating" act={() => control.scenarios.run({ scenario }).then(onTested)}>
        {t('scenarios.test')}
      </RunButton>
      <RunButton {...props} right="creating" variant="filled" act={start} done={t('worlds.started')}>
        {t('worlds.start')}
      </RunButton>
    </>
  );
}
