/** What the fleet must keep to; `pnpm bench:fleet` and its test hold it. */
export const goals = {
  /** Kilobytes until home is usable: with nothing in the cache, and with the service worker. */
  firstVisit: 320,
  returnVisit: 15,
  /** Calls from the tap on Deposit until the money is told of. */
  depositCalls: 12,
  /** Of all players, those whose calls may meet in one second after an outage. */
  peakShare: 0.05,
  /** How far one second may rise over the minute around it. */
  wave: 4,
} as const;
