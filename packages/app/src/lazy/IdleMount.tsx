import { whenIdle } from '@wallet/ui/base/when-idle';
import { useEffect, useState, type ComponentType } from 'react';

interface LaterProps<Props extends object> {
  /** Fetches the part; give the same one each time. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  given: Props;
}

/** A part that is fetched once the page rests; nothing until then, and for good where it cannot be had. */
export function Later<Props extends object>({ load, given }: LaterProps<Props>) {
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
  return Part && <Part {...given} />;
}
