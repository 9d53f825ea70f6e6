import type { Failure } from '@wallet/contract/wire/failure';

/** Data that is read from somewhere. The app derives it from a query; a component shows it. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly retry: () => void;
      /** Why: what the backend said when it refused, or a fault (fault.ts). */
      readonly failure: Failure;
    }
  | {
      readonly state: 'ready';
      readonly data: T;
      /** A newer value is on its way. */
      readonly isRefreshing?: boolean;
      /** The newer value could not be read; this is the last one known. */
      readonly isStale?: boolean;
      /** Why not. */
      readonly failure?: Failure;
    };

/** The same data in another form, as far as it is there. */
export const mapLoadable = <T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> =>
  loadable.state === 'ready' ? { ...loadable, data: map(loadable.data) } : loadable;
