/** Copies text and cursor from the fields of the prerendered page to those of the app (prerender.tsx). */

interface Typed {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
  readonly cursor: number | null;
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** Reads the fields. Returns a function that fills the mounted fields of the app. */
export function captureTyped(root: ParentNode): () => void {
  const typed: Typed[] = fieldsIn(root).map((field) => ({
    name: field.name,
    value: field.value,
    isChecked: field.checked,
    isFocused: field === document.activeElement,
    cursor: field.selectionStart,
  }));

  return () => {
    for (const field of fieldsIn(root)) {
      const before = typed.find(({ name }) => name === field.name);
      if (!before) continue;
      if (field.checked !== before.isChecked) field.click();
      // A checkbox has a value of its own, and no cursor.
      if (before.value !== '' && field.value === '') type(field, before.value);
      if (before.isFocused) {
        field.focus({ preventScroll: true });
        if (before.cursor !== null) field.setSelectionRange(before.cursor, before.cursor);
      }
    }
  };
}

/** Sets a value and dispatches the event that React listens for. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
