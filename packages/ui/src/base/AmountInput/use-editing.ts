import { useState, type FocusEventHandler } from 'react';

type OnFocus = FocusEventHandler<HTMLInputElement>;

interface EditingOptions {
  /** Text shown while the field is edited. */
  value: string;
  onFocus?: OnFocus | undefined;
  onBlur?: OnFocus | undefined;
}

/** Shows another text while a field is edited; Mantine's fields support one format. */
export function useEditing({ value, onFocus, onBlur }: EditingOptions): {
  readonly isTyping: boolean;
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
 * Changes the text during the focus event. With Tab, the browser selects the whole field next, and a later change
 * would drop that selection.
 */
function enter(field: HTMLInputElement, value: string): void {
  const isAll = field.value !== '' && field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (field.value !== value) field.value = value;
  if (isAll) field.select();
}
