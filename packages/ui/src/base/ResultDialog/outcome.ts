import type { EffectEvidence, Progress } from '../progress.ts';

/** `unknown`: the response was lost, so the action may have happened (decisions 30). */
export type Outcome = 'success' | 'failure' | 'unknown';

/** Returns the outcome of a finished action, after the verdict on a lost response. Undefined before the end. */
export function outcomeOf(progress: Progress): Outcome | undefined {
  if (evidenceOf(progress).record?.hasFailed) return 'failure';
  if (progress.state === 'done') return 'success';
  if (progress.state === 'refused') return 'failure';
  if (progress.state !== 'unknown') return undefined;
  if (progress.verdict === 'happened') return 'success';
  return progress.verdict === 'did-not-happen' ? 'failure' : 'unknown';
}

/** Returns the outcome as it is shown. A missing entry is no refusal: it may still appear. */
export function shownOutcomeOf(progress: Progress): Outcome | undefined {
  const outcome = outcomeOf(progress);
  return progress.state === 'unknown' && outcome === 'failure' ? 'unknown' : outcome;
}

/** Returns the evidence of an effect that may have happened. */
export const evidenceOf = (progress: Progress): EffectEvidence =>
  progress.state === 'done' || progress.state === 'unknown' ? progress : {};
