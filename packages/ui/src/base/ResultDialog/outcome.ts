import type { Progress } from '../progress.ts';

/** `unknown`: the answer was lost, it may or may not have happened (decisions 30). */
export type Outcome = 'success' | 'failure' | 'unknown';

/** How an effect that has ended is to be shown; a verdict settles what was unknown. Undefined before the end. */
export function outcomeOf(progress: Progress): Outcome | undefined {
  if (progress.state === 'done') return 'success';
  if (progress.state === 'refused') return 'failure';
  if (progress.state !== 'unknown') return undefined;
  if (progress.verdict === 'happened') return 'success';
  return progress.verdict === 'did-not-happen' ? 'failure' : 'unknown';
}
