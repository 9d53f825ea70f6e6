/** Puts the focus on the first field of a form that is marked as wrong; call it once the marks are drawn. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
