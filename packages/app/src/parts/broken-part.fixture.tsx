/** Boundaries whose part a test breaks; `PartBoundary` is replaced by `breakable(PartBoundary)`. */
import type { PartBoundary, PartBoundaryProps } from '@wallet/ui/base/PartBoundary';
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

let broken: readonly string[] = [];
const listeners = new Set<() => void>();

/** Breaks all parts of these names, and repairs the others. */
export function breakParts(...names: readonly string[]): void {
  broken = names;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Paths of the parts on the page: names from outside to inside. */
const mounted = new Set<{ readonly path: readonly string[] }>();

/** Returns the paths of the parts on the page, without those in a part of these names. */
export const partsOnPage = (...without: readonly string[]): string[] =>
  [...mounted]
    .filter(({ path }) => !path.slice(0, -1).some((name) => without.includes(name)))
    .map(({ path }) => path.join(' > '))
    .sort();

/** Returns the number of outermost parts of a name on the page. */
export const countOf = (name: string): number =>
  [...mounted].filter(({ path }) => path.at(-1) === name && !path.slice(0, -1).includes(name)).length;

/** Returns names of parts on the page in groups: a part is in no other one of its group. */
export function layersOf(names: readonly string[]): string[][] {
  const layers: string[][] = [];
  for (const name of names) {
    const depths = [...mounted]
      .filter(({ path }) => path.at(-1) === name)
      .map(({ path }) => path.filter((outer) => outer !== name && names.includes(outer)).length);
    (layers[Math.max(...depths)] ??= []).push(name);
  }
  return layers.filter(Boolean);
}

const Path = createContext<readonly string[]>([]);

function Bomb({ name }: { name: string }) {
  const current = useSyncExternalStore(subscribe, () => broken);
  if (current.includes(name)) throw new Error(`The part is broken: ${name}`);
  return null;
}

/** Returns a boundary with the same behaviour, whose part breaks on demand. */
export const breakable = (Boundary: typeof PartBoundary) =>
  function BreakablePart({ children, ...props }: PartBoundaryProps): ReactNode {
    const { name } = props;
    const outer = useContext(Path);
    const at = [...outer, name].join('\n');
    useEffect(() => {
      const part = { path: at.split('\n') };
      mounted.add(part);
      return () => void mounted.delete(part);
    }, [at]);
    return (
      <Path value={at.split('\n')}>
        <Boundary {...props}>
          <Bomb name={name} />
          {children}
        </Boundary>
      </Path>
    );
  };
