/** Load limits of the fleet, checked by `pnpm bench:fleet` and its test. */
export const goals = {
  /** Kilobytes until home is usable: with an empty cache, and with the service worker. */
  firstVisit: 320,
  returnVisit: 15,
  /** Calls from the first tap to the success message. */
  calls: { depositByQr: 12, depositByTransfer: 8, depositBySlip: 7, withdraw: 7, transfer: 6 },
  /** Share of players whose calls may fall into one second after an outage. */
  peakShare: 0.05,
  /** Ratio of the busiest second to the minute around it. */
  wave: 4,
} as const;
