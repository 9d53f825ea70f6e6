/**
 * How the wheel moves (spec 9, decisions 27): a function of the time that has passed, so that every phone turns alike,
 * whatever it draws per second. Angles are degrees, clockwise; times are milliseconds.
 *
 * A sector is where it is drawn: the first begins at the top of a wheel that was not turned. The pointer is at the top.
 */
import { wheel } from '@wallet/contract/spin';

/** A turn of the wheel, from rest to rest. */
export interface Motion {
  readonly from: number;
  readonly to: number;
  readonly duration: number;
}

/** The end of a motion, in milliseconds, in which friction gives way to a true stop: alone it would never end. */
const settling = 350;

/** What a sector leaves free on each side of the place where it is hit: 15 % of it, and where that fits, two degrees. */
const margin = { share: 0.15, least: 2 };

const circle = 360;

/** `angle` within one turn. */
const within = (angle: number): number => ((angle % circle) + circle) % circle;

/**
 * The way from rest at `from` into sector `index` of `count`: on by 2 to 3 turns. `chance` (0 to 1) decides where the sector
 * is hit, within its middle 70 %; with the angle the wheel stood at, that leaves no second choice of the turns.
 */
export function planMotion({
  from,
  index,
  count,
  chance,
}: {
  from: number;
  index: number;
  count: number;
  chance: number;
}): Motion {
  const turn = within(-placeIn(index, count, chance) - from);
  const { turns, seconds } = wheel;
  const share = turn / circle / (turns.to - turns.from);
  return {
    from,
    to: from + turns.from * circle + turn,
    duration: (seconds.from + (seconds.to - seconds.from) * share) * 1_000,
  };
}

/** The place on the wheel, in degrees from its beginning, that comes to lie under the pointer. */
function placeIn(index: number, count: number, chance: number): number {
  const width = circle / count;
  const free = Math.min(Math.max(margin.share * width, margin.least), width / 2);
  return index * width + free + (width - 2 * free) * chance;
}

/** The angle at which a wheel rests in the middle of a sector. */
export const restAngle = (index: number, count: number): number => within(-placeIn(index, count, 0.5));

/** The sector under the pointer of a wheel that stands at `angle`. */
export const sectorAt = (angle: number, count: number): number =>
  Math.floor(within(-angle) / (circle / count)) % count;

/** Friction per second: the speed falls by e to this. */
const friction = -60 * Math.log(wheel.friction);

/**
 * The distance covered when the motion begins with a speed of 1 per second: friction until the last 350 ms, then a
 * cubic that begins with the speed and the slowing the friction has left, and ends with neither.
 */
function distanceAt(elapsed: number, duration: number): number {
  const body = (duration - settling) / 1_000;
  const time = elapsed / 1_000;
  if (time <= body) return (1 - Math.exp(-friction * time)) / friction;
  const length = settling / 1_000;
  const left = Math.min((time - body) / length, 1);
  // Speed over the rest is (1 − s)²(1 + c·s) of what is left; this is what it sums up to.
  const c = 2 - friction * length;
  const settled = left + ((c - 2) * left ** 2) / 2 + ((1 - 2 * c) * left ** 3) / 3 + (c * left ** 4) / 4;
  const speed = Math.exp(-friction * body);
  return (1 - speed) / friction + length * speed * settled;
}

/** The angle after `elapsed`; before the beginning and after the end, exactly where it rests. */
export function angleAt({ from, to, duration }: Motion, elapsed: number): number {
  if (elapsed <= 0) return from;
  if (elapsed >= duration) return to;
  return from + ((to - from) * distanceAt(elapsed, duration)) / distanceAt(duration, duration);
}

/** The angles at equal steps of at most a sixtieth of a second, from the first to the last, for an animation to join. */
export function anglesOf(motion: Motion): readonly number[] {
  const steps = Math.ceil((motion.duration * 60) / 1_000);
  return Array.from({ length: steps + 1 }, (_, step) => angleAt(motion, (motion.duration * step) / steps));
}
