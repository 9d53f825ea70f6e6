import { Component, type ReactNode } from 'react';
import { PartFailure, type PartFailureProps } from './PartFailure.tsx';

export { PartFailure } from './PartFailure.tsx';

export interface FailedPart {
  readonly error: unknown;
  readonly retry: () => void;
}

export interface PartBoundaryProps extends Pick<PartFailureProps, 'name' | 'shape'> {
  children: ReactNode;
  /** A new value renders a failed part again. */
  resetKey?: unknown;
  onError?: (error: unknown) => void;
  /** Replaces the line of a failed part. */
  renderFailure?: (part: FailedPart) => ReactNode;
}

interface PartBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
  readonly resetKey: unknown;
}

/**
 * Keeps the error of a part away from the rest of the page. React passes the error to `onCaughtError` of the root,
 * which reports it. A healthy part has no element around it.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PartBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: PartBoundaryProps,
    state: PartBoundaryState,
  ): PartBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render() {
    const { name, shape, children, renderFailure } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (renderFailure) return renderFailure({ ...failure, retry: this.retry });
    return <PartFailure name={name} shape={shape} onRetry={this.retry} />;
  }
}
