import type { ButtonProps } from '@mantine/core';
import { useRun } from '../api/use-simulator.ts';
import { SmallButton } from './SmallButton.ts';

interface RunButtonProps extends ButtonProps {
  readonly act: () => Promise<unknown>;
  readonly done?: string;
  /** `creating` for an action that leaves the world of the page as it is. */
  readonly right?: 'changing' | 'creating';
  readonly title?: string;
}

/** A button for an action, disabled while it runs, and without the right to it. */
export function RunButton({ act, done, right, title, disabled, ...props }: RunButtonProps) {
  const { run, isRunning, changing } = useRun(right);
  return (
    <SmallButton
      {...props}
      title={changing.title ?? title}
      disabled={changing.disabled || disabled === true}
      loading={isRunning}
      onClick={() => void run(act, done)}
    />
  );
}
