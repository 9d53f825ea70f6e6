import { Chip, Fieldset, Group, Input } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { useId, type ReactNode } from 'react';

export interface ChipSelectProps<T extends string> {
  label: ReactNode;
  description?: ReactNode;
  options: readonly { readonly value: T; readonly label: string }[];
  /** The chosen value; empty where nothing is chosen. */
  value: T | '';
  /** Called with the new choice; with nothing when an optional one is taken back by a second click. */
  onChange: (value: T | '') => void;
  /** Whether nothing is an answer too. */
  allowDeselect?: boolean;
}

/** One of a few, all in sight: Mantine's chips, with the label, the hint and the common name that a group of them has not. */
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
        <Group gap="sm" mt="xs">
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
        </Group>
      </Chip.Group>
    </Fieldset>
  );
}
