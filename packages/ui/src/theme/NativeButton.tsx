import type { ComponentPropsWithRef } from 'react';

interface NativeButtonProps extends ComponentPropsWithRef<'button'> {
  'data-loading'?: boolean;
}

/** The element of Mantine's buttons. It sends no form unless told to, and is busy while it loads, which Mantine leaves out. */
export function NativeButton({ type = 'button', ...props }: NativeButtonProps) {
  return <button type={type} aria-busy={props['data-loading'] || undefined} {...props} />;
}
