/** Whether lists come newest first, as every list of the contract does; in epoch milliseconds. */
export const isNewestFirst = (times: readonly number[]): boolean =>
  times.every((at, index) => index === 0 || at <= (times[index - 1] ?? Infinity));
