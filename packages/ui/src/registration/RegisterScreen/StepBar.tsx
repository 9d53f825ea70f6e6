import { SimpleGrid, Stack, Text } from '@mantine/core';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import type { RegisterStep } from '../step-order.ts';
import classes from './RegisterScreen.module.css';

export interface StepBarProps {
  steps: readonly RegisterStep[];
  step: RegisterStep;
}

/** How far the wizard has come. Mantine's Stepper would be 3 KB of the first load, for names that a phone has no room for. */
export function StepBar({ steps, step }: StepBarProps) {
  const t = useWords('registration');
  const at = steps.indexOf(step);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('progress', { step: at + 1, steps: steps.length, name: t(`short.${step}`) })}
      </Text>
      <SimpleGrid cols={steps.length} spacing="xs" aria-hidden>
        {steps.map((one, index) => (
          <div
            key={one}
            className={classes.part}
            data-state={index < at ? 'done' : index > at ? 'rest' : 'current'}
          >
            <span className={classes.name}>
              {index < at && <CheckIcon size={16} />} {t(`short.${one}`)}
            </span>
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
