/** Whether times in epoch milliseconds are sorted newest first, like every list of the contract. */
export const isNewestFirst = (times: readonly number[]): boolean =>
  times.every((at, index) => index === 0 || at <= (times[index - 1] ?? Infinity));
