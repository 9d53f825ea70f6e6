import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../loadable.ts';
import { Loading } from '../Loading/Loading.tsx';

export interface LoadStateProps {
  of: Loadable<unknown>;
  /** Title of a failure; default: “Could not load”. */
  title?: string;
  /** Shown while loading; default: a loader. */
  loading?: ReactNode;
}

/** Sign that data is loading, or why it failed; nothing once it is there. */
export function LoadState({ of, title, loading = <Loading /> }: LoadStateProps) {
  if (of.state === 'loading') return loading;
  return of.state === 'failed' && <ErrorState title={title} onRetry={of.retry} failure={of.failure} />;
}
