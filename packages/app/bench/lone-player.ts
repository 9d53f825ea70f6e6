/** Simulates one player with one journey. */
import { always } from './backend.ts';
import * as journeys from './journeys.ts';
import type { Sent } from './costs.ts';
import { Meter } from './meter.ts';
import { createRandom } from './random.ts';
import { Tab, type ChatKind } from './tab.ts';
import { Timeline } from './timeline.ts';

const { actions, openHome, depositBySlip, run } = journeys;

export const lonePlayer = { openHome, ...actions, depositBySlip };

export interface Figures {
  readonly calls: number;
  readonly bytes: number;
  readonly counts: ReadonlyMap<Sent, number>;
}

/**
 * Returns the calls of a script, on a home that has been open for a while or, with `from: 'nothing'`, on a new page.
 */
export function callsOf(script: (tab: Tab) => journeys.Script, chat: ChatKind = 'socket'): Figures {
  const timeline = new Timeline(0);
  const settling = new Meter(0, 1);
  const meter = new Meter(0, 1);
  const place = { timeline, backend: always, meter: settling, random: createRandom(7), chat };
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
