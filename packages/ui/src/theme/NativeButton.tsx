import type { ComponentPropsWithRef } from 'react';

interface NativeButtonProps extends ComponentPropsWithRef<'button'> {
  'data-loading'?: boolean;
}

/**
 * Element of Mantine's buttons: `type="button"` by default, and `aria-busy` while loading, which Mantine omits.
 */
export function NativeButton({ type = 'button', ...props }: NativeButtonProps) {
  return <button type={type} aria-busy={props['data-loading'] || undefined} {...props} />;
}
