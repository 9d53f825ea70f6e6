import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { idle, type Accepted, type Progress } from './progress.ts';

/** Handler of a story, whose state comes from its props. */
export const noop = () => undefined;

/** Props of an open sheet. */
export const openSheet = { isOpen: true, onClose: noop } as const;

/** Props of a sheet before its mutation. */
export const idleSheet = { ...openSheet, progress: idle, onReset: noop } as const;

/** Props of a sheet with a reward. */
export const rewardSheet = {
  ...idleSheet,
  banners: { state: 'ready', data: [] },
  page: 1,
  onPage: noop,
  onReceive: noop,
  onRefused: noop,
} as const;

/** Data that is loaded. */
export const ready = <T>(data: T) => ({ state: 'ready', data }) as const;

/** Failed load. */
export const failed = { state: 'failed', retry: noop, failure: { message: 'fault:connection' } } as const;

export const pending = { state: 'pending' } as const;

/** Refused mutation. */
export const refused = (message: string, params?: Record<string, number | string>) =>
  ({ state: 'refused', failure: { message, ...(params && { params }) } }) as const;

/** Mutation refused for too many requests, until some seconds have passed. */
export const limited = (seconds: number, message = 'REQUEST_LIMIT_1MIN') =>
  ({ ...refused(message), retryAt: Date.now() + seconds * 1_000 }) as const;

/** Mutation that the service accepted and nobody has seen. */
export const accepted = (verdict: Accepted['verdict']) =>
  ({
    state: 'accepted',
    verdict,
    at: Date.parse('2026-11-21T09:30:00+07:00'),
    checkedAt: Date.parse('2026-11-21T09:30:30+07:00'),
    intent: '0f3c5a7e9b1d2f406182a4c6e8f00112',
    onCheck: noop,
  }) as const;

type Unknown = Extract<Progress, { state: 'unknown' }>;

/** Mutation with an unknown outcome. */
export const unknown = (verdict: Unknown['verdict'], message = 'fault:connection') =>
  ({ state: 'unknown', verdict, failure: { message } }) as const;

interface SubmittedProps {
  /** Text by the path of its field. */
  typed?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Types into the first form of a story and submits it. A sheet draws its form after the first effects. */
export function Submitted({ typed = {}, children }: SubmittedProps): ReactNode {
  const submit = useEffectEvent((observer: MutationObserver) => {
    const form = document.querySelector('form');
    if (!form) return;
    observer.disconnect();
    for (const [path, text] of Object.entries(typed))
      type(form.querySelector<HTMLInputElement>(`[data-path="${path}"]`), text);
    form.requestSubmit();
  });
  useEffect(() => {
    const observer = new MutationObserver(() => submit(observer));
    observer.observe(document, { childList: true, subtree: true });
    queueMicrotask(() => submit(observer));
    return () => observer.disconnect();
  }, []);
  return children;
}

/** Replaces the text and dispatches the event that React listens for. */
function type(field: HTMLInputElement | null, text: string): void {
  field?.setRangeText(text, 0, field.value.length);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
