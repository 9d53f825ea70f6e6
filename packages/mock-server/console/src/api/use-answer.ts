import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the result of a request that is repeated when `key` changes; undefined until the first result. */
export function useAnswer<Answer>(
  key: string | number,
  ask: () => Promise<Answer> | undefined,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    let isOver = false;
    onAsk()?.then(
      (value) => {
        if (!isOver) setAnswer(value);
      },
      // The world may be removed; the page then keeps its last data.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return answer;
}
