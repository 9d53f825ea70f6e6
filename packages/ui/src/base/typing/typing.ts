import { useLayoutEffect, useRef, useState, type FocusEventHandler } from 'react';

type OnFocus = FocusEventHandler<HTMLInputElement>;

interface FocusProps {
  onFocus?: OnFocus | undefined;
  onBlur?: OnFocus | undefined;
}

/**
 * For a field that shows its value in another form while it is typed into. Entering it with Tab selects all of it; the
 * browser forgets that when the value changes its form, and what is typed then would be added to what stands there.
 */
export function useTyping({ onFocus, onBlur }: FocusProps): {
  readonly isTyping: boolean;
  /** For the field. */
  readonly focus: { readonly onFocus: OnFocus; readonly onBlur: OnFocus };
} {
  const [isTyping, setTyping] = useState(false);
  const selected = useRef<HTMLInputElement>(undefined);
  useLayoutEffect(() => {
    selected.current?.select();
    selected.current = undefined;
  }, [isTyping]);
  return {
    isTyping,
    focus: {
      onFocus(event) {
        const { currentTarget: field } = event;
        const isAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
        selected.current = isAll && field.value !== '' ? field : undefined;
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
