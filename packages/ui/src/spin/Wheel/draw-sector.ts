/** Geometry of the wheel, in units of its drawing: a square of 350. */
import { wheel } from '@wallet/contract/spin';
import type { LabelRoom } from '../fit-label.ts';

export const side = wheel.maxSize;
export const centre = side / 2;

/** Radius of the sectors; the rest is the rim. */
export const radius = centre - 7;

/** Outer and inner end of the labels; the hub is in the middle. */
export const labelEnd = radius - 12;
const labelBegin = 58;

/** Start of a sector in degrees, clockwise from the top. */
const beginOf = (index: number, count: number) => (index * 360) / count;

/** Middle of a sector in degrees, clockwise from the top. */
export const middleOf = (index: number, count: number) => beginOf(index + 0.5, count);

const point = (degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)]
    .map((value) => value.toFixed(2))
    .join(' ');
};

/** Returns the SVG path of a sector. */
export function sectorPath(index: number, count: number): string {
  if (count === 1)
    return `M${point(0)}A${radius} ${radius} 0 1 1 ${point(180)}A${radius} ${radius} 0 1 1 ${point(0)}Z`;
  const [from, to] = [beginOf(index, count), beginOf(index + 1, count)];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${centre} ${centre}L${point(from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to)}Z`;
}

/** Returns the room of a label; its height is measured where a label of middle length begins. */
export function labelRoom(count: number): LabelRoom {
  const across = labelBegin + (labelEnd - labelBegin) / 4;
  const half = Math.min(Math.PI / count, Math.PI / 4);
  return { length: labelEnd - labelBegin, height: Math.min(2 * across * Math.tan(half), 64) };
}
