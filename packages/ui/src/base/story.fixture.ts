import type { Progress } from './progress.ts';
import { idle } from './progress.ts';

/** Handler of a story, whose state comes from its props. */
export const noop = () => undefined;

/** Props of an open sheet. */
export const openSheet = { isOpen: true, onClose: noop } as const;

/** Props of a sheet before its mutation. */
export const idleSheet = { ...openSheet, progress: idle, onReset: noop, onStatement: noop } as const;

/** Failed load. */
export const failed = { state: 'failed', retry: noop, failure: { message: 'fault:connection' } } as const;

export const pending = { state: 'pending' } as const;

/** Refused mutation. */
export const refused = (message: string, params?: Record<string, number>) =>
  ({ state: 'refused', failure: { message, ...(params && { params }) } }) as const;

type Unknown = Extract<Progress, { state: 'unknown' }>;

/** Mutation with an unknown outcome. */
export const unknown = (verdict: Unknown['verdict']) =>
  ({ state: 'unknown', verdict, failure: { message: 'fault:connection' } }) as const;
