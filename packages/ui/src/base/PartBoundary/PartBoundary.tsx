import { Button, Group, VisuallyHidden } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../Hint/Hint.tsx';

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

export interface PartFailureProps {
  /** Kind of the part, for tests and support: `game card`. */
  name: string;
  /** A line (default), the row of a list or of a table, or only a button where space is short. */
  shape?: 'line' | 'li' | 'tr' | 'button' | undefined;
  onRetry: () => void;
}

/** Replaces a part that cannot be shown: one line, and a button to try again. */
export function PartFailure({ name, shape = 'line', onRetry }: PartFailureProps) {
  const t = useTranslation('common');
  const text = t('state.partFailed');
  const isShort = shape === 'button';
  const line = (
    <Group
      data-failed-part={name}
      role="status"
      gap="0 sm"
      px={isShort ? 0 : 'sm'}
      mih="100%"
      justify="center"
    >
      {isShort ? <VisuallyHidden>{text}</VisuallyHidden> : <Hint span>{text}</Hint>}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </Group>
  );
  if (shape === 'li') return <li>{line}</li>;
  if (shape !== 'tr') return line;
  return (
    <tr role="row">
      <td role="cell" colSpan={100}>
        {line}
      </td>
    </tr>
  );
}
