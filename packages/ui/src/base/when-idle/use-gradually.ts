import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Returns how many of `total` items to render, and a function that renders all. The first items render at once, the
 * others in steps while the browser is idle, so that no task is long.
 */
export function useGradually(total: number, first: number, step: number) {
  const [count, setCount] = useState(first);
  useEffect(() => (count < total ? whenIdle(() => setCount(count + step)) : undefined), [count, total, step]);
  return [Math.min(count, total), () => setCount(Infinity)] as const;
}
