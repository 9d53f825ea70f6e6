import { Button, Stack } from '@mantine/core';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';

export interface FormSheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title'> {
  children: ReactNode;
  submitLabel: string;
  /** Locks the sheet during a submission. */
  isPending: boolean;
  /** `submit` of `useSubmitForm`. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Outcome of the last submission; announced. */
  notice?: ReactNode;
}

/** Form in a sheet: fields, notice, and a submit button that stays in view. */
export function FormSheet({ children, submitLabel, isPending, onSubmit, notice, ...sheet }: FormSheetProps) {
  const id = useId();
  return (
    <Sheet
      {...sheet}
      isLocked={isPending}
      footer={
        <Button type="submit" form={id} size="lg" fullWidth loading={isPending}>
          {submitLabel}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {children}
          <div role="alert">{notice}</div>
        </Stack>
      </form>
    </Sheet>
  );
}
