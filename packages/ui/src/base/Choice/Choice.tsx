import { useId, type ReactNode } from 'react';
import classes from './Choice.module.css';

export interface ChoiceProps<T extends string> {
  label: ReactNode;
  description?: ReactNode;
  options: readonly { readonly value: T; readonly label: string }[];
  /** The chosen value; empty where nothing is chosen. */
  value: T | '';
  /** Called with the new choice; with nothing when an optional one is taken back by a second click. */
  onChange: (value: T | '') => void;
  /** Whether nothing is an answer too. */
  isOptional?: boolean;
}

/** One of a few, all in sight: radio buttons in the shape of chips. */
export function Choice<T extends string>({
  label,
  description,
  options,
  value,
  onChange,
  isOptional = false,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className={classes.choice} {...(description !== undefined && { 'aria-describedby': id })}>
      <legend className={classes.label}>{label}</legend>
      {description && (
        <p id={id} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={id}
              className={classes.input}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onClick={() => isOptional && value === option.value && onChange('')}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
