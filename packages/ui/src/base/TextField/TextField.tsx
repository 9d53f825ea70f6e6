import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import classes from './TextField.module.css';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  /** A sign inside the field, before the text. */
  leftSection?: ReactNode;
  /** A button or a sign inside the field, after the text. */
  rightSection?: ReactNode;
}

/** A line of text to type, with its label, what helps, and what is wrong. */
export function TextField({
  id,
  label,
  description,
  error,
  leftSection,
  rightSection,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} description={description} error={error} isRequired={input.required ?? false}>
      {(control) => (
        <div className={classes.field} data-left={Boolean(leftSection)} data-right={Boolean(rightSection)}>
          {leftSection && <span className={classes.left}>{leftSection}</span>}
          <input
            type="text"
            {...input}
            {...control}
            aria-describedby={
              [describedBy, control['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            className={className === undefined ? control.className : `${control.className} ${className}`}
          />
          {rightSection && <span className={classes.right}>{rightSection}</span>}
        </div>
      )}
    </Field>
  );
}
