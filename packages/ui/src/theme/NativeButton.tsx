import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface NativeButtonProps extends ComponentPropsWithRef<'button'> {
  'data-loading'?: boolean;
}

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/** While it loads, the button does nothing and keeps the focus, which `disabled` would take. */
const loading = { disabled: false, 'aria-disabled': true, 'aria-busy': true, onClick: ignoreClick } as const;

/** Element of Mantine's buttons: `type="button"` by default. */
export function NativeButton({ type = 'button', ...props }: NativeButtonProps) {
  return <button type={type} {...props} {...(props['data-loading'] && loading)} />;
}
