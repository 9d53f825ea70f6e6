import { useId, type ReactNode } from 'react';
import classes from './TextField.module.css';

export interface FieldWords {
  /** What the field is for. A field without one names itself by `aria-label`. */
  label?: ReactNode;
  /** What helps before typing. */
  description?: ReactNode;
  /** What is wrong, in words; `true` marks the field where the words stand elsewhere. */
  error?: ReactNode;
}

/** What ties a control to its words, and the look of a field; spread it on the control. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** The id of the control; made up unless told. */
  id?: string | undefined;
  /** Marks the label with a star. */
  isRequired?: boolean;
  /** Draws the control. */
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and what is wrong with it below. */
export function Field({ id, label, description, error, isRequired = false, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const descriptionId = `${controlId}-description`;
  const isTold = Boolean(error) && error !== true;
  const describedBy = [isTold && errorId, Boolean(description) && descriptionId].filter(Boolean).join(' ');
  return (
    <div className={classes.root}>
      {label && (
        <label className={classes.label} htmlFor={controlId}>
          {label}
          {isRequired && (
            <span className={classes.star} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      )}
      {description && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
      {children({
        id: controlId,
        className: classes.input,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {isTold && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
