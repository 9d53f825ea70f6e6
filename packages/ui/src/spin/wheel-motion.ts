/**
 * Motion of the wheel as a function of elapsed time, independent of the frame rate (spec 9, decisions 27). Angles
 * are clockwise degrees, times are milliseconds. The first sector begins at the top, where the pointer is.
 */
import { wheel } from '@wallet/contract/spin';

/** A turn of the wheel, from rest to rest. */
export interface Motion {
  readonly from: number;
  readonly to: number;
  readonly duration: number;
}

/** Milliseconds at the end of a turn; friction alone would never stop. */
const settleDuration = 350;

/** Margin on each side of the stop position: 15 % of the sector, at least two degrees where that fits. */
const margin = { share: 0.15, least: 2 };

const circle = 360;

/** Returns an angle within one turn. */
const normalizeAngle = (angle: number): number => ((angle % circle) + circle) % circle;

/**
 * Returns the motion from `from` into sector `index` of `count`, with 2 to 3 turns. `chance` (0 to 1) is the
 * position within the middle 70 % of the sector.
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
  const turn = normalizeAngle(-offsetIn(index, count, chance) - from);
  const { turns, seconds } = wheel;
  const share = turn / circle / (turns.to - turns.from);
  return {
    from,
    to: from + turns.from * circle + turn,
    duration: (seconds.from + (seconds.to - seconds.from) * share) * 1_000,
  };
}

/** Returns the angle on the wheel, from its beginning, that stops under the pointer. */
function offsetIn(index: number, count: number, chance: number): number {
  const width = circle / count;
  const free = Math.min(Math.max(margin.share * width, margin.least), width / 2);
  return index * width + free + (width - 2 * free) * chance;
}

/** Returns the angle at which the wheel rests in the middle of a sector. */
export const restAngle = (index: number, count: number): number =>
  normalizeAngle(-offsetIn(index, count, 0.5));

/** Returns the sector under the pointer at an angle. */
export const sectorAt = (angle: number, count: number): number =>
  Math.floor(normalizeAngle(-angle) / (circle / count)) % count;

/** Exponential decay of the speed per second. */
const friction = -60 * Math.log(wheel.friction);

/**
 * Returns the distance for an initial speed of 1 per second: friction, then a cubic that ends with no speed. Speed
 * and slowing are continuous where they meet.
 */
function distanceAt(elapsed: number, duration: number): number {
  const body = (duration - settleDuration) / 1_000;
  const time = elapsed / 1_000;
  if (time <= body) return (1 - Math.exp(-friction * time)) / friction;
  const length = settleDuration / 1_000;
  const left = Math.min((time - body) / length, 1);
  // Integral of the speed (1 − s)²(1 + c·s) over the rest.
  const c = 2 - friction * length;
  const settled = left + ((c - 2) * left ** 2) / 2 + ((1 - 2 * c) * left ** 3) / 3 + (c * left ** 4) / 4;
  const speed = Math.exp(-friction * body);
  return (1 - speed) / friction + length * speed * settled;
}

/** Returns the angle after `elapsed`; exactly `from` before and `to` after the turn. */
export function angleAt({ from, to, duration }: Motion, elapsed: number): number {
  if (elapsed <= 0) return from;
  if (elapsed >= duration) return to;
  return from + ((to - from) * distanceAt(elapsed, duration)) / distanceAt(duration, duration);
}

/** A keyframe of an animation that lasts as long as a motion. */
export interface AngleFrame {
  readonly angle: number;
  /** Share of the duration. */
  readonly offset: number;
}

/** Keyframes of the disc per second. Between them it leaves the curve by less than half a degree. */
const keyframeRate = 10;

export function discFrames(motion: Motion): readonly AngleFrame[] {
  const steps = Math.ceil((motion.duration * keyframeRate) / 1_000);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    angle: angleAt(motion, (motion.duration * step) / steps),
    offset: step / steps,
  }));
}

/** Angle of the pointer when a stud meets it, and the milliseconds until it is back. */
const tick = { angle: -16, duration: 117 };

/** Milliseconds between two looks for an edge. */
const frame = 1_000 / 60;

/** Returns the keyframes of the pointer: each edge of a sector pushes it aside. */
export function pointerFrames(motion: Motion, count: number): readonly AngleFrame[] {
  const { duration } = motion;
  const edgesBy = (time: number) => Math.floor(angleAt(motion, time) / (circle / count));
  const frames: AngleFrame[] = [];
  let pushed = -tick.duration;
  const add = (time: number) => {
    const angle = tick.angle * Math.max(1 - (time - pushed) / tick.duration, 0);
    frames.push({ angle, offset: time / duration });
  };
  const addRest = (until: number) => {
    if (pushed + tick.duration < until) add(pushed + tick.duration);
  };
  for (let time = 0; time < duration; time += frame) {
    if (edgesBy(time + frame) === edgesBy(time)) continue;
    addRest(time);
    add(time);
    pushed = time;
    add(time);
  }
  addRest(duration);
  return [...frames, { angle: 0, offset: 1 }];
}
