import { whenIdle } from '@wallet/ui/base/when-idle';
import { useEffect, useState, type ComponentType } from 'react';

interface IdleMountProps<Props extends object> {
  /** Fetches the part; give the same one each time. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  props: Props;
}

/** A part that is fetched once the page rests; nothing until then, and for good where it cannot be had. */
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
