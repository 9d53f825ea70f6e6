/** Simulates one player with one journey. */
import { actions, depositBySlip, openHome, run, type Script } from './journeys.ts';
import type { Sent } from './costs.ts';
import { Meter } from './meter.ts';
import { createRandom } from './random.ts';
import { Tab, type Place } from './tab.ts';
import { Timeline } from './timeline.ts';

export const lonePlayer = { openHome, ...actions, depositBySlip };

export interface Figures {
  readonly calls: number;
  readonly bytes: number;
  readonly counts: ReadonlyMap<Sent, number>;
}

/** Returns the calls of a script, on a home that has been open for a while; those of `openHome` on a new page. */
export function callsOf(script: (tab: Tab) => Script): Figures {
  const timeline = new Timeline(0);
  const meter = new Meter(1);
  const random = createRandom(7);
  const place: Place = { timeline, outage: undefined, meter: new Meter(1), random, chat: 'socket' };
  const tab = new Tab(place);
  if (script !== openHome) {
    run(tab, openHome(tab));
    timeline.runUntil(30_000);
  }
  place.meter = meter;
  run(tab, script(tab), () => tab.close());
  timeline.runUntil(timeline.now + 3_600_000);
  return { calls: meter.calls, bytes: meter.bytes, counts: meter.counts };
}
