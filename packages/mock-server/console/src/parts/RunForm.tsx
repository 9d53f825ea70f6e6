import { Button, Flex, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRun } from '../api/use-simulator.ts';

interface RunFormProps {
  readonly act: () => Promise<unknown>;
  readonly done?: string;
  readonly onDone?: () => void;
  /** `creating` for an action that leaves the world of the page as it is. */
  readonly right?: 'changing' | 'creating';
  readonly submit: string;
  readonly icon?: ReactNode;
  readonly isReady?: boolean;
  /** Whether the fields and the button are in one line, where it has room. */
  readonly isLine?: boolean;
  readonly label?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A form whose action runs once at a time. */
export function RunForm(props: RunFormProps) {
  const { act, done, onDone, right, submit, icon, isReady = true, isLine, label, beside, children } = props;
  const { run, isRunning, changing } = useRun(right);
  return (
    <Flex
      component="form"
      gap="sm"
      wrap="wrap"
      {...(isLine ? { align: 'end' } : { direction: 'column' })}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void run(act, done).then((isDone) => isDone && onDone?.());
      }}
    >
      {children}
      <Group gap={4} justify={beside === undefined ? 'end' : 'space-between'}>
        {beside}
        <Button
          type="submit"
          title={changing.title}
          disabled={changing.disabled || !isReady}
          loading={isRunning}
          leftSection={icon}
        >
          {submit}
        </Button>
      </Group>
    </Flex>
  );
}
