import { useEffect, useState } from 'react';
import type * as sanitizer from './sanitize.ts';

type Sanitizer = typeof sanitizer;

/** Returns the sanitiser, loaded with the first markup; `hasFailed` when loading failed. */
export function useSanitizer(): { sanitizer: Sanitizer | undefined; hasFailed: boolean; retry: () => void } {
  const [sanitizer, setSanitizer] = useState<Sanitizer>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    import('./sanitize.ts')
      .then((module) => isCurrent && setSanitizer(module))
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [turn]);
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { sanitizer, hasFailed, retry };
}
