import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** What is chosen by it. */
  label: ReactNode;
  /** What choosing it means. */
  description?: ReactNode;
}

/** Something to choose or not; the whole line of its label is its target. */
export function Checkbox({ label, description, ...input }: CheckboxProps) {
  const descriptionId = useId();
  return (
    <div>
      <label className={classes.line}>
        <input
          {...input}
          type="checkbox"
          className={classes.box}
          aria-describedby={description ? descriptionId : undefined}
        />
        {label}
      </label>
      {description && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
    </div>
  );
}
