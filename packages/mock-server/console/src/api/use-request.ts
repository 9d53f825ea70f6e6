import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the result of a request that is repeated when `key` changes; undefined until the first result. */
export function useRequest<Result>(
  key: string | number,
  request: () => Promise<Result> | undefined,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  const sendRequest = useEffectEvent(request);
  useEffect(() => {
    let isOver = false;
    sendRequest()?.then(
      (value) => {
        if (!isOver) setResult(value);
      },
      // The world may be removed; the page then keeps its last data.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return result;
}
