import { whenIdle } from '@wallet/ui/base/when-idle';
import { useEffect, useState, type ComponentType } from 'react';

interface IdleMountProps<Props extends object> {
  /** Imports the component; must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Renders a component that loads when the page is idle; renders nothing before that or after a failed import. */
export function IdleMount<Props extends object>({ load, props }: IdleMountProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void load()
            .then((part) => setPart(() => part))
            .catch(() => undefined),
      ),
    [load],
  );
  return Part && <Part {...props} />;
}
