import { Chip, Fieldset, Input } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { useId, type ReactNode } from 'react';
import classes from './ChipSelect.module.css';

export interface ChipSelectProps<T extends string> {
  label: ReactNode;
  description?: ReactNode;
  options: readonly { readonly value: T; readonly label: string }[];
  /** Chosen value; empty without a choice. */
  value: T | '';
  /** Called with the new value; empty when a second click removes the choice. */
  onChange: (value: T | '') => void;
  allowDeselect?: boolean;
}

/** Single choice from a few visible options: Mantine's chips in a labelled fieldset. */
export function ChipSelect<T extends string>({
  label,
  description,
  options,
  value,
  onChange,
  allowDeselect: isOptional = false,
}: ChipSelectProps<T>) {
  const id = useId();
  return (
    <Fieldset
      variant="unstyled"
      legend={label}
      {...(description !== undefined && { 'aria-describedby': id })}
    >
      {description && <Input.Description id={id}>{description}</Input.Description>}
      <Chip.Group value={value} onChange={(chosen) => onChange(chosen as T)}>
        <div className={classes.chips}>
          {options.map((option) => (
            <Chip
              key={option.value}
              name={id}
              value={option.value}
              {...(isOptional && { onClick: () => value === option.value && onChange('') })}
            >
              {option.label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Fieldset>
  );
}
