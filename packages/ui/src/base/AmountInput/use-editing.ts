import { useState, type FocusEventHandler } from 'react';

type OnFocus = FocusEventHandler<HTMLInputElement>;

interface EditingOptions {
  /** What stands in the field while it is typed into. */
  value: string;
  onFocus?: OnFocus | undefined;
  onBlur?: OnFocus | undefined;
}

/** For a field that shows its value in another form while it is typed into; Mantine's fields format in one way only. */
export function useEditing({ value, onFocus, onBlur }: EditingOptions): {
  readonly isTyping: boolean;
  /** For the field. */
  readonly focus: { readonly onFocus: OnFocus; readonly onBlur: OnFocus };
} {
  const [isTyping, setTyping] = useState(false);
  return {
    isTyping,
    focus: {
      onFocus(event) {
        enter(event.currentTarget, value);
        setTyping(true);
        onFocus?.(event);
      },
      onBlur(event) {
        setTyping(false);
        onBlur?.(event);
      },
    },
  };
}

/**
 * Changes the form here and now: entered with Tab, the browser selects all of the field right after this, and a change
 * that came later would undo that. What is typed would then be added to what stands there.
 */
function enter(field: HTMLInputElement, value: string): void {
  const isAll = field.value !== '' && field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (field.value !== value) field.value = value;
  if (isAll) field.select();
}
