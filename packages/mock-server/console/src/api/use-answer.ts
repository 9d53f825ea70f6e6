import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the answer to a question that is asked again whenever `key` changes; undefined until the first answer. */
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
      // The world may be gone; the page then shows what it had.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return answer;
}
