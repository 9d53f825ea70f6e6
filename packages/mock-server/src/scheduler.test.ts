import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runDueEvents } from './scheduler.ts';
import { sampleStart, sampleWorld } from './world/world.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: sampleStart }));
afterEach(() => void vi.useRealTimers());

const liveWorld = (id: string, ring: () => void) =>
  sampleWorld({
    id,
    realNow: Date.now,
    clock: { mode: 'live', at: sampleStart, since: sampleStart, rate: 1 },
    handlers: { ring },
  });

test('a world with endless events is frozen, and the others continue', () => {
  const rung = vi.fn();
  const worlds = ['endless', 'other'].map((id) => liveWorld(id, rung));
  const [endless, other] = worlds as [(typeof worlds)[0], (typeof worlds)[0]];
  for (const world of worlds)
    world.command({ name: 'schedule' }, () => world.eventQueue.after(1_000, 'ring', {}));
  const timer = runDueEvents(() => worlds);
  vi.spyOn(endless, 'catchUp').mockImplementation(() => {
    throw new Error('More than enough events.');
  });
  vi.advanceTimersByTime(1_000);
  clearInterval(timer);
  expect(endless.clock.mode).toBe('frozen');
  expect(endless.journal.entries().at(-1)).toMatchObject({ kind: 'crash', name: 'clock.catchUp' });
  expect(other.clock.mode).toBe('live');
  expect(rung).toHaveBeenCalledOnce();
});
