/** Milliseconds before each reconciliation after an effect of unknown outcome. */
export const reconcileDelays: readonly number[] = [0, 3_000, 5_000];
