import type { QueryClient } from '@tanstack/react-query';
import { rejectedError } from './api-error.ts';
import type { Endpoint, RequestOf, ResponseBody, Route } from './client.ts';
import { newIntent } from './intent.ts';
import type { OnUpload } from './upload.ts';

export interface RequestControl {
  readonly signal: AbortSignal;
  readonly onUpload: OnUpload;
}

/**
 * Runs an effect without a component, such as a chat message that outlives its panel. One request, no retry; offline it
 * fails at once, and a change of member cancels it. Rejects with an ApiError unless it succeeded.
 */
export function runMutation<R extends Route>(
  client: QueryClient,
  endpoint: Endpoint<R, false>,
  request: RequestOf<R>,
  control?: RequestControl,
): Promise<ResponseBody<R>> {
  const mutation = client.getMutationCache().build<ResponseBody<R>, Error, void, unknown>(client, {
    mutationKey: [endpoint.id],
    mutationFn() {
      if (navigator.onLine === false) throw rejectedError('offline');
      return endpoint.send(request, { intent: newIntent(), ...control });
    },
  });
  return mutation.execute();
}
