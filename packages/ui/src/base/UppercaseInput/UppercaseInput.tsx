import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import classes from './UppercaseInput.module.css';

export interface UppercaseInputProps {
  label: string;
  value: string;
  /** Called with capitals; while a word is still being composed, with the letters as they are so far. */
  onChange: (value: string) => void;
  error?: ReactNode;
  description?: ReactNode;
  name?: string;
  /** `given-name`, `family-name` …; `off` unless told. */
  autoComplete?: string;
  isDisabled?: boolean;
  /** The most characters it takes. */
  maxLength?: number;
}

/** A field that writes capitals (spec 5): the caret stays where it is, and composing a word is left in peace. */
export function UppercaseInput({
  label,
  value,
  onChange,
  error,
  description,
  name,
  autoComplete = 'off',
  isDisabled = false,
  maxLength,
}: UppercaseInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const isComposing = useRef(false);
  useLayoutEffect(() => {
    // A value that differs from what was typed throws the caret to the end.
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const take = ({ value: typed, selectionStart }: HTMLInputElement) => {
    caret.current = typed.slice(0, selectionStart ?? typed.length).toUpperCase().length;
    onChange(typed.toUpperCase());
  };
  return (
    <TextField
      ref={field}
      label={label}
      error={error}
      description={description}
      value={value}
      autoComplete={autoComplete}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      disabled={isDisabled}
      className={classes.input}
      {...(name !== undefined && { name })}
      {...(maxLength !== undefined && { maxLength })}
      onChange={({ currentTarget }) =>
        isComposing.current ? onChange(currentTarget.value) : take(currentTarget)
      }
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        take(currentTarget);
      }}
    />
  );
}
