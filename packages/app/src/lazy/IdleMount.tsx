import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { whenIdle } from '@wallet/ui/base/when-idle';
import { useEffect, useState, type ComponentType } from 'react';

interface IdleMountProps<Props extends object> {
  /** Its name, for the boundary around it. */
  part: string;
  /** Imports the component; must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  /** Undefined while its data loads. */
  props: Props | undefined;
  /** The address or a tap asks for the component, so it does not wait for an idle page. */
  isAsked?: boolean;
}

/** Renders a component that loads when the page is idle; renders nothing before that or after a failed import. */
export function IdleMount<Props extends object>({
  part,
  load,
  props,
  isAsked = false,
}: IdleMountProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const start = () =>
      void load()
        .then((loaded) => setPart(() => loaded))
        .catch(() => undefined);
    return isAsked ? start() : whenIdle(start);
  }, [load, isAsked]);
  return (
    Part &&
    props && (
      <PartBoundary name={part}>
        <Part {...props} />
      </PartBoundary>
    )
  );
}
