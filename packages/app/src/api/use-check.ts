import { useMutation } from '@tanstack/react-query';
import type { Endpoint, RequestOf, Route } from './client.ts';
import { progressOf } from './progress.ts';
import { type ApiMutation, settled, type WhenDone } from './use-api-mutation.ts';

/** Returns a safe call that the player starts, such as checking a form. It has no effect, so it may start again. */
export function useCheck<R extends Route>(endpoint: Endpoint<R, true>, onDone: WhenDone<R>): ApiMutation<R> {
  const { mutateAsync, reset, ...state } = useMutation({
    mutationKey: [endpoint.id],
    mutationFn: (request: RequestOf<R>) => endpoint.send(request),
  });
  return {
    progress: progressOf(state, 'did-not-happen'),
    // TanStack Query skips this callback after the unmount.
    run: (request) => settled(mutateAsync(request, { onSuccess: (response) => onDone(response, request) })),
    reset,
  };
}
