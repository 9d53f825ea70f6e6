/**
 * Assumptions about players and their day, not measurements: operators replace them with their own figures. Shares are
 * from 0 to 1, times in milliseconds.
 */
const second = 1_000;
const minute = 60 * second;

export const assumptions = {
  /** Average visits per player and day; each player has at least one. */
  visitsADay: 2.5,
  /** Weight of each hour, from midnight: evenings after pay, a quiet morning. */
  hours: [30, 20, 12, 8, 6, 6, 8, 14, 22, 28, 32, 36, 42, 38, 36, 38, 44, 52, 64, 82, 96, 100, 84, 54],
  /** Share of visits with an empty cache, on a day without a new build. */
  firstVisits: 0.03,
  /** Mean time between two actions. */
  betweenActions: 40 * second,
  /** Mean number of actions in a visit after home. */
  actionsAVisit: 2,
  /** Actions and their weights. */
  actions: {
    play: 40,
    depositByQr: 18,
    depositByTransfer: 8,
    statement: 10,
    transfer: 8,
    bonus: 6,
    spin: 5,
    withdraw: 5,
  },
  /** Mean time in a game, while the app's tab is hidden. */
  inGame: 12 * minute,
  /** Time in the bank's app. */
  inBank: { least: 25 * second, most: 120 * second },
  /** Time between seeing the code and opening the bank's app. */
  beforeBank: { least: 5 * second, most: 20 * second },
  /** Time from the payment to its statement entry: "within 1 minute" (spec 9). */
  moneyTakes: { least: 2 * second, most: 60 * second },
  /** Time until a slip is reviewed. */
  reviewTakes: { least: 10 * second, most: 90 * second },
  /** Share of visits that open the chat. */
  opensChat: 0.02,
  /** Share of sockets that the phone closes while the page is hidden. */
  cutWhileHidden: 0.5,
  /** Share of open tabs in view; 0.2 in this model's day, because a game has its own tab. */
  inView: 0.3,
  /** Share of open tabs that wait for a deposit. */
  awaitsDeposit: 0.05,
  /** Share of players on one mobile network. */
  ofOneNetwork: 0.4,
  /** Share of players who retry by hand in an outage, and the mean time between two tries. */
  triesAgain: { share: 0.5, every: 30 * second },
} as const;
