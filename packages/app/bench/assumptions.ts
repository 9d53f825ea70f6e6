/**
 * The model of players and of their day. Nothing here is measured: an operator puts figures of its own in their place.
 * Shares are from 0 to 1, times in milliseconds.
 */
const second = 1_000;
const minute = 60 * second;

export const assumptions = {
  /** Visits of a player in a day, on average; each player has at least one. */
  visitsADay: 2.5,
  /** Weight of each hour, from midnight: evenings after pay, a quiet morning. */
  hours: [30, 20, 12, 8, 6, 6, 8, 14, 22, 28, 32, 36, 42, 38, 36, 38, 44, 52, 64, 82, 96, 100, 84, 54],
  /** Visits with nothing in the browser's cache, on a day without a new build. */
  firstVisits: 0.03,
  /** Mean time between two things a player does. */
  betweenActions: 40 * second,
  /** Mean number of things done in a visit beside looking at home. */
  actionsAVisit: 2,
  /** Actions by their weight. */
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
  /** Mean time in a game, while the app's tab is out of view. */
  inGame: 12 * minute,
  /** Time in the bank's app. */
  inBank: { least: 25 * second, most: 120 * second },
  /** Time a code is looked at before the player goes to the bank's app. */
  beforeBank: { least: 5 * second, most: 20 * second },
  /** From the payment until the statement has it: "within 1 minute" (spec 9). */
  moneyTakes: { least: 2 * second, most: 60 * second },
  /** Time until a slip is reviewed. */
  reviewTakes: { least: 10 * second, most: 90 * second },
  /** Visits in which the chat is opened. */
  opensChat: 0.02,
  /** Sockets that a phone has cut while the page was out of view. */
  cutWhileHidden: 0.5,
  /** Of the tabs that are open at a moment, those in view; 0.2 in the day of this model, because a game has its own tab. */
  inView: 0.3,
  /** Of all open tabs, those that wait for a deposit. */
  awaitsDeposit: 0.05,
  /** Players of one mobile network, when that network fails. */
  ofOneNetwork: 0.4,
  /** Players who try again by hand in an outage, and the mean time between two tries. */
  triesAgain: { share: 0.5, every: 30 * second },
} as const;
