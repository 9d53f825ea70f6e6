import { Button, type ButtonProps } from '@mantine/core';
import { SlowNotice } from './SlowNotice.tsx';

export interface SubmitButtonProps extends Pick<ButtonProps, 'children' | 'disabled'> {
  isPending: boolean;
  /** Id of its form, if it stands outside. */
  form?: string;
}

/** Submit button of a form, below the notice of a slow action. */
export const SubmitButton = ({ isPending, ...button }: SubmitButtonProps) => (
  <div>
    <SlowNotice isPending={isPending} />
    <Button type="submit" size="lg" fullWidth loading={isPending} {...button} />
  </div>
);
