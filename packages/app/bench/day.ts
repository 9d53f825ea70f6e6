/** A day of the fleet: each player's visits, one after another, on one clock. */
import { assumptions } from './assumptions.ts';
import { recorded } from './costs.ts';
import { actions, openHome, run, type Script } from './journeys.ts';
import { Meter } from './meter.ts';
import { createRandom, type Random } from './random.ts';
import { Tab } from './tab.ts';
import { Timeline } from './timeline.ts';

const hour = 3_600_000;
const secondsADay = 86_400;

interface DayOptions {
  readonly players: number;
  readonly seed: number;
  /** Hour of a new build: each player's next visit fetches its files. Only files are counted then. */
  readonly deployAt?: number;
}

export interface Day {
  readonly visits: number;
  readonly meter: Meter;
}

type Pick = <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;

function pickWith(random: Random): Pick {
  return (weights) => {
    const entries = Object.entries(weights) as [keyof typeof weights, number][];
    let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return entries.find(([, weight]) => (left -= weight) < 0)?.[0] ?? (entries[0] as (typeof entries)[0])[0];
  };
}

const { hours } = assumptions;
const allHours = hours.reduce((sum, weight) => sum + weight, 0);

/** Returns a random time of the day by the weights of its hours. */
function momentOf(random: Random): number {
  let left = random.next() * allHours;
  const at = hours.findIndex((weight) => (left -= weight) < 0);
  return (at + random.next()) * hour;
}

/** Yields the actions of a visit, from the first page to the last. */
function* visit(tab: Tab): Script {
  const { random } = tab.place;
  const pick = pickWith(random);
  tab.isChatOpen = random.chance(assumptions.opensChat);
  yield* openHome(tab);
  // Geometric distribution: each action is followed by another one with the same probability.
  const another = assumptions.actionsAVisit / (1 + assumptions.actionsAVisit);
  do yield random.wait(assumptions.betweenActions);
  while (random.chance(another) && (yield* act(tab, pick)));
}

function* act(tab: Tab, pick: Pick): Generator<number, true, void> {
  yield* actions[pick(assumptions.actions)](tab);
  return true;
}

/** Counts the files of a visit: all with an empty cache or a new build, otherwise those a worker cannot cache. */
function fetchFiles(meter: Meter, at: number, isNew: boolean): void {
  const { bytes } = isNew ? recorded.firstVisit : recorded.returnVisit;
  meter.count('file.page', at, bytes.files + bytes.ahead);
  meter.count('file.worker', at);
}

export function simulateDay({ players, seed, deployAt }: DayOptions): Day {
  const meter = new Meter(secondsADay);
  let visits = 0;
  for (let player = 0; player < players; player += 1) {
    const random = createRandom(seed + player * 7_919);
    const moments = [momentOf(random)];
    const another = (assumptions.visitsADay - 1) / assumptions.visitsADay;
    while (random.chance(another)) moments.push(momentOf(random));
    moments.sort((one, other) => one - other);
    let hasNewBuild = deployAt === undefined;
    for (const at of moments) {
      visits += 1;
      const isDue = !hasNewBuild && at >= (deployAt ?? 0) * hour;
      hasNewBuild ||= isDue;
      fetchFiles(meter, at, isDue || random.chance(assumptions.firstVisits));
      if (deployAt !== undefined) continue;
      const timeline = new Timeline(at);
      const tab = new Tab({ timeline, outage: undefined, meter, random, chat: 'socket' });
      run(tab, visit(tab), () => tab.close());
      timeline.runUntil(at + 3 * hour);
    }
  }
  return { visits, meter };
}
