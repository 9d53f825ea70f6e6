import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import classes from './UppercaseInput.module.css';

export interface UppercaseInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Called with capitals; during composition, with the raw text. */
  onChange: (value: string) => void;
}

/** Text field that converts to capitals (spec 5). Keeps the caret and does not interrupt composition. */
export function UppercaseInput({ onChange, ...props }: UppercaseInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const isComposing = useRef(false);
  useLayoutEffect(() => {
    // React moves the caret to the end when the value differs from the typed text.
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const take = ({ value: typed, selectionStart }: HTMLInputElement) => {
    caret.current = typed.slice(0, selectionStart ?? typed.length).toUpperCase().length;
    onChange(typed.toUpperCase());
  };
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      classNames={classes}
      {...props}
      ref={field}
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
