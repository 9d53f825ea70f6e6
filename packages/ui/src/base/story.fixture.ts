import type { Progress } from './progress.ts';
import { idle } from './progress.ts';

/** A handler of a story: its state is what its props say, whatever is clicked. */
export const noop = () => undefined;

/** A sheet that stays open. */
export const openSheet = { isOpen: true, onClose: noop } as const;

/** A sheet with an effect that was not started yet. */
export const idleSheet = { ...openSheet, progress: idle, onReset: noop, onStatement: noop } as const;

/** Something that could not be loaded. */
export const failed = { state: 'failed', retry: noop, failure: { message: 'fault:connection' } } as const;

export const pending = { state: 'pending' } as const;

/** An effect that the backend refused. */
export const refused = (message: string, params?: Record<string, number>) =>
  ({ state: 'refused', failure: { message, ...(params && { params }) } }) as const;

type Unknown = Extract<Progress, { state: 'unknown' }>;

/** An effect whose answer was lost. */
export const unknown = (verdict: Unknown['verdict']) =>
  ({ state: 'unknown', verdict, failure: { message: 'fault:connection' } }) as const;
