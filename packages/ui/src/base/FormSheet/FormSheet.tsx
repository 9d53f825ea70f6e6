import { Button } from '@mantine/core';
import { useId, type FormEvent, type ReactNode } from 'react';
import { focusFirstInvalid } from '../first-invalid/first-invalid.ts';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';
import classes from './FormSheet.module.css';

export interface FormSheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title'> {
  /** The fields. */
  children: ReactNode;
  /** Of the button that sends the form. */
  submitLabel: string;
  /** What was sent is on its way: the sheet cannot be left, and nothing more be sent. */
  isPending: boolean;
  /** Called with the sending of the form. It sends, or marks what is wrong; the first marked field gets the focus. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** How the last sending ended, where that is to be told; it is read out. */
  notice?: ReactNode;
}

/** A form in a sheet: fields, what went wrong, and one button that stays in view. */
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isPending) onSubmit(event);
    requestAnimationFrame(() => focusFirstInvalid(form));
  };
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
      <form id={id} noValidate className={classes.form} onSubmit={submit}>
        {children}
        <div role="alert">{notice}</div>
      </form>
    </Sheet>
  );
}
