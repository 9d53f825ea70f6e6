import { Stack } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { SubmitButton } from '../ConfirmSheet/SubmitButton.tsx';
import type { SubmitForm } from '../form/use-submit-form.ts';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';

export interface FormSheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title'> {
  children: ReactNode;
  submitLabel: string;
  /** Locks the sheet during a submission. */
  form: Pick<SubmitForm<unknown>, 'isPending' | 'submit'>;
  /** Outcome of the last submission; announced. */
  notice?: ReactNode;
}

/** Form in a sheet: fields, notice, and a submit button that stays in view. */
export function FormSheet({ children, submitLabel, form, notice, ...sheet }: FormSheetProps) {
  const id = useId();
  return (
    <Sheet
      {...sheet}
      isLocked={form.isPending}
      footer={
        <SubmitButton form={id} isPending={form.isPending}>
          {submitLabel}
        </SubmitButton>
      }
    >
      <form id={id} noValidate onSubmit={form.submit}>
        <Stack gap="lg">
          {children}
          <div role="alert">{notice}</div>
        </Stack>
      </form>
    </Sheet>
  );
}
