/** Events that reach all players at once: a restart, an outage, a network loss, a message. */
import { assumptions } from './assumptions.ts';
import { home, openHome, run, type Script } from './journeys.ts';
import { Meter, peakOf, waveOf } from './meter.ts';
import { createRandom } from './random.ts';
import { Tab, type ChatKind, type Outage } from './tab.ts';
import { Timeline } from './timeline.ts';
import { chatLimits } from '@wallet/contract/chat';
import { reconnectDelay } from '../src/chat/reconnect-policy.ts';

const second = 1_000;
const minute = 60 * second;
const before = 3 * minute;
const after = 5 * minute;

interface EventOptions {
  readonly players: number;
  readonly seed: number;
  readonly chat?: ChatKind;
}

export interface EventFigures {
  /** Calls and sockets of the busiest second, as a share of the players: before, during and after the event. */
  readonly usual: number;
  readonly during: number;
  readonly after: number;
  /** Ratio of the busiest second to the minute around it. */
  readonly wave: number;
}

type Happening = (tab: Tab, timeline: Timeline, end: number) => void;

/** A visible tab reads now and then; a hidden tab reads nothing until the player returns. */
function* stay(tab: Tab): Script {
  const { random, timeline } = tab.place;
  const { inView, inGame, betweenActions, opensChat, awaitsDeposit } = assumptions;
  const looks = (inGame * inView) / (1 - inView);
  tab.isChatOpen = random.chance(opensChat);
  yield* openHome(tab);
  if (random.chance(awaitsDeposit)) tab.startPolling(() => tab.send('statement.list') && random.chance(0.2));
  let isAway = !random.chance(inView);
  for (;;) {
    if (isAway) {
      tab.hide();
      yield random.wait(inGame);
      tab.show();
    }
    isAway = true;
    const end = timeline.now + random.wait(looks);
    while (timeline.now < end) {
      yield random.wait(betweenActions);
      tab.goTo(random.chance(0.5) ? ['statement.list'] : home);
    }
  }
}

function simulate(
  { players, seed, chat = 'socket' }: EventOptions,
  length: number,
  down: Outage | undefined,
  happen: Happening,
): EventFigures {
  const meter = new Meter((before + length + after) / second);
  for (let player = 0; player < players; player += 1) {
    const random = createRandom(seed + player * 7_919);
    const timeline = new Timeline(random.between(0, before - 2 * minute));
    const tab = new Tab({ timeline, outage: down, meter, random, chat });
    run(tab, stay(tab));
    timeline.runUntil(before);
    happen(tab, timeline, before + length);
    timeline.runUntil(before + length + after);
  }
  const [from, to] = [before / second, (before + length) / second];
  const share = (first: number, last: number) => peakOf(meter.backend, first, last) / players;
  return {
    usual: share(from - 60, from),
    during: length === 0 ? 0 : share(from, to),
    after: share(to, to + after / second),
    wave: waveOf(meter.backend, to, to + after / second, players / 500),
  };
}

function* tryAgain(tab: Tab, until: number): Script {
  const { timeline, random } = tab.place;
  if (!random.chance(assumptions.triesAgain.share)) return;
  while (timeline.now < until) {
    yield random.wait(assumptions.triesAgain.every);
    if (tab.isInView) tab.readNow('wallet.read');
  }
}

/** The backend does not respond for a while, and all sockets close. */
export function outage(options: EventOptions, length: number): EventFigures {
  return simulate(options, length, { from: before, to: before + length }, (tab, _timeline, end) => {
    tab.loseSocket();
    // A short restart ends before players retry by hand.
    if (length >= minute) run(tab, tryAgain(tab, end));
  });
}

/** The phones of one mobile network are offline for ten minutes, then online in the same second. */
export function networkIsBack(options: EventOptions): EventFigures {
  return simulate(options, 0, undefined, (tab) => {
    const { random } = tab.place;
    if (!tab.isInView || !random.chance(assumptions.ofOneNetwork)) return;
    tab.cutSocket();
    tab.poll?.();
    tab.wakeChat(reconnectDelay(0, tab.isChatOpen, random.next));
  });
}

/** The operator writes into all conversations at once; a visible message is marked as read. */
export function messageToAll(options: EventOptions): EventFigures {
  return simulate(options, 0, undefined, (tab, timeline) => {
    if (!tab.isInView || !tab.isChatOpen) return;
    timeline.after(chatLimits.markReadDelay, () => tab.send('chat.markRead'));
  });
}

/** A push for a change of all wallets, which the contract does not have: visible tabs read it within `spread`. */
export function walletPush(options: EventOptions, delay: (random: () => number) => number): EventFigures {
  return simulate(options, 0, undefined, (tab, timeline) => {
    if (tab.isInView) timeline.after(delay(tab.place.random.next), () => tab.send('wallet.read'));
  });
}
