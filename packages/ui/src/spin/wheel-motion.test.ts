import { describe, expect, it } from 'vitest';
import {
  angleAt,
  discFrames,
  planMotion,
  pointerFrames,
  restAngle,
  sectorAt,
  type Motion,
} from './wheel-motion.ts';

const counts = [2, 3, 7, 8, 13, 24];
const rates = [30, 60, 120];

/** Seeded random numbers from 0 to 1. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A hundred random motions. */
const motions: readonly Motion[] = Array.from({ length: 100 }, (_, seed) => {
  const chance = chanceOf(seed);
  const count = counts[Math.floor(chance() * counts.length)] ?? 2;
  const index = Math.floor(chance() * count);
  return planMotion({ from: chance() * 5_000, index, count, chance: chance() });
});

/** Degrees between the pointer and the nearest edge of a sector. */
function distanceToEdge(angle: number, count: number): number {
  const width = 360 / count;
  const into = (((-angle % width) + width) % width) as number;
  return Math.min(into, width - into);
}

describe('the stop position', () => {
  it.each(counts)('of %i sectors is in the right one, two degrees from its edges', (count) => {
    let wrong = 0;
    let nearest = Infinity;
    for (let seed = 0; seed < 50; seed += 1) {
      const chance = chanceOf(seed);
      for (let index = 0; index < count; index += 1) {
        const { to } = planMotion({ from: chance() * 5_000, index, count, chance: chance() });
        if (sectorAt(to, count) !== index) wrong += 1;
        nearest = Math.min(nearest, distanceToEdge(to, count));
      }
    }
    expect(wrong).toBe(0);
    expect(nearest).toBeGreaterThanOrEqual(2 - 1e-9);
  });

  it.each([0, 1])('at the extremes of chance (%i) is within the middle 70 %', (chance) => {
    for (const count of counts) {
      const { to } = planMotion({ from: 0, index: 1, count, chance });
      expect(distanceToEdge(to, count)).toBeCloseTo(0.15 * (360 / count), 6);
    }
  });

  it('is the right sector when two degrees do not fit', () => {
    for (const chance of [0, 0.5, 1])
      expect(sectorAt(planMotion({ from: 12, index: 77, count: 180, chance }).to, 180)).toBe(77);
  });

  it('is the middle of a sector for a resting wheel', () => {
    expect(restAngle(0, 8)).toBe(337.5);
    expect(sectorAt(restAngle(5, 8), 8)).toBe(5);
  });
});

describe('the motion', () => {
  it('takes 2 to 3 turns, and 4 to 5 seconds in the same measure', () => {
    for (const { from, to, duration } of motions) {
      const turns = (to - from) / 360;
      expect(turns).toBeGreaterThanOrEqual(2);
      expect(turns).toBeLessThanOrEqual(3);
      expect(duration).toBeCloseTo(1_000 * (turns + 2), 6);
    }
  });

  it.each(rates)('at %i Hz ends on time, exactly, and never turns back', (rate) => {
    for (const motion of motions) {
      let last = motion.from;
      let frame = 0;
      while (last !== motion.to) {
        frame += 1;
        const angle = angleAt(motion, (frame * 1_000) / rate);
        if (!(angle >= last)) expect.fail(`back from ${last} to ${angle}`);
        last = angle;
      }
      const seconds = frame / rate;
      expect(seconds).toBeGreaterThanOrEqual(4);
      expect(seconds).toBeLessThanOrEqual(5 + 1 / rate);
    }
  });

  it('loses speed by 0.991 each sixtieth of a second, until it settles', () => {
    for (const motion of motions.slice(0, 50)) {
      const step = (at: number) =>
        angleAt(motion, ((at + 1) * 1_000) / 60) - angleAt(motion, (at * 1_000) / 60);
      for (let at = 0; at < 210; at += 30) expect(step(at + 1) / step(at)).toBeCloseTo(0.991, 9);
    }
  });

  it('has a continuous speed that ends at zero', () => {
    for (const motion of motions.slice(0, 20)) {
      const step = 1;
      const speed = (at: number) => angleAt(motion, at + step) - angleAt(motion, at);
      const first = speed(0);
      let before = first;
      for (let at = step; at < motion.duration - step; at += step) {
        const now = speed(at);
        // Friction alone takes 0.05 % of the initial speed per millisecond.
        if (Math.abs(now - before) > 0.002 * first) expect.fail(`a leap at ${at} ms of ${motion.duration}`);
        if (now > before + 1e-9) expect.fail(`faster at ${at} ms of ${motion.duration}`);
        before = now;
      }
      expect(before / first).toBeLessThan(0.001);
    }
  });

  it('has keyframes from start to end, and between them half a degree of error at most', () => {
    for (const motion of motions.slice(0, 50)) {
      const frames = discFrames(motion);
      expect(frames[0]).toEqual({ angle: motion.from, offset: 0 });
      expect(frames.at(-1)).toEqual({ angle: motion.to, offset: 1 });
      for (const [at, { angle, offset }] of frames.entries()) {
        const next = frames[at + 1];
        if (!next) continue;
        const exact = angleAt(motion, ((offset + next.offset) / 2) * motion.duration);
        expect(Math.abs((angle + next.angle) / 2 - exact)).toBeLessThan(0.5);
      }
    }
  });

  it.each([1, 8, 24])('of %i sectors pushes the pointer at each edge, and leaves it at rest', (count) => {
    const motion = planMotion({ from: 0, index: 0, count, chance: 0.5 });
    const frames = pointerFrames(motion, count);
    const angles = frames.map(({ angle }) => angle);
    const offsets = frames.map(({ offset }) => offset);
    const pushes = angles.filter((angle, at) => angle < (angles[at - 1] ?? 0));
    expect(pushes).toHaveLength(Math.floor((motion.to * count) / 360));
    expect(new Set(pushes)).toEqual(new Set([Math.min(...angles)]));
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    for (const angle of [angles[0], angles.at(-1), Math.max(...angles)]) expect(angle).toBeCloseTo(0);
  });
});
