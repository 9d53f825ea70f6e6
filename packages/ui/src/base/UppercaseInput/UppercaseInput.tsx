import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import classes from './UppercaseInput.module.css';

export interface UppercaseInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Called with capitals; while a word is still being composed, with the letters as they are so far. */
  onChange: (value: string) => void;
}

/** Mantine's field, writing capitals (spec 5): the caret stays where it is, and composing a word is left in peace. */
export function UppercaseInput({ onChange, ...props }: UppercaseInputProps) {
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
    <TextInput
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      classNames={{ input: classes.input ?? '' }}
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
