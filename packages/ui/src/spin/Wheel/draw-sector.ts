/** The drawing of the wheel, in its own units: a square of 350, as wide as the wheel is at most. */
import { wheel } from '@wallet/contract/spin';
import type { LabelRoom } from '../fit-label.ts';

export const side = wheel.maxSize;
export const centre = side / 2;

/** Radius of the sectors; what is left is the rim. */
export const radius = centre - 7;

/** Where labels end, and the innermost they begin: the hub is in the middle. */
export const labelEnd = radius - 12;
const labelBegin = 58;

/** The degree at which sector `index` begins, clockwise from the top. */
const beginOf = (index: number, count: number) => (index * 360) / count;

/** The middle of a sector, in degrees clockwise from the top. */
export const middleOf = (index: number, count: number) => beginOf(index + 0.5, count);

const point = (degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)]
    .map((value) => value.toFixed(2))
    .join(' ');
};

/** The outline of a sector. */
export function sectorPath(index: number, count: number): string {
  if (count === 1)
    return `M${point(0)}A${radius} ${radius} 0 1 1 ${point(180)}A${radius} ${radius} 0 1 1 ${point(0)}Z`;
  const [from, to] = [beginOf(index, count), beginOf(index + 1, count)];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${centre} ${centre}L${point(from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to)}Z`;
}

/** The room for a label: across, it is measured where a label of middling length begins. */
export function labelRoom(count: number): LabelRoom {
  const across = labelBegin + (labelEnd - labelBegin) / 4;
  const half = Math.min(Math.PI / count, Math.PI / 4);
  return { length: labelEnd - labelBegin, height: Math.min(2 * across * Math.tan(half), 64) };
}
