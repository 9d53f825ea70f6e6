import { Button, Stack } from '@mantine/core';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';

export interface FormSheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title'> {
  /** The fields. */
  children: ReactNode;
  /** Of the button that sends the form. */
  submitLabel: string;
  /** While a submission is under way, the sheet cannot be left. */
  isPending: boolean;
  /** `submit` of `useSubmitForm`. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Outcome of the last submission, read out. */
  notice?: ReactNode;
}

/** A form in a sheet: fields, a notice, and one button that stays in view. */
export function FormSheet({
  isOpen,
  onClose,
  title,
  children,
  submitLabel,
  isPending,
  onSubmit,
  notice,
}: FormSheetProps) {
  const id = useId();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isPending}
      title={title}
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
