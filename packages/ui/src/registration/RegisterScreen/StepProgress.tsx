import { SimpleGrid, Stack, Text } from '@mantine/core';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { RegisterStep } from '../step-order.ts';
import classes from './RegisterScreen.module.css';

export interface StepProgressProps {
  steps: readonly RegisterStep[];
  step: RegisterStep;
}

/**
 * Progress of the wizard. Mantine's Stepper would add 3 KB to the first load for labels that do not fit on a
 * phone.
 */
export function StepProgress({ steps, step }: StepProgressProps) {
  const t = useTranslation('registration');
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
