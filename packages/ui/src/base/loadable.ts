import type { ErrorBody } from '@wallet/contract/wire/error-body';

/** Loaded data. The app derives it from a query; components render it. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly retry: () => void;
      /** Reason: a refusal, or a fault (fault.ts). */
      readonly failure: ErrorBody;
    }
  | {
      readonly state: 'ready';
      readonly data: T;
      readonly isRefreshing?: boolean;
      /** The refetch failed; this is the last known value. */
      readonly isStale?: boolean;
      /** Reason of the failed refetch. */
      readonly failure?: ErrorBody;
    };

export const mapLoadable = <T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> =>
  loadable.state === 'ready' ? { ...loadable, data: map(loadable.data) } : loadable;
