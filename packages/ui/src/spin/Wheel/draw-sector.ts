/** Geometry of the wheel, in units of its drawing: a square of 350. */
import { wheel } from '@wallet/contract/spin';

export const side = wheel.maxSize;
export const centre = side / 2;

/** Radius of the sectors; the rest is the rim. */
export const radius = centre - 23;

/** Radius of the circle of bulbs. */
const bulbsAt = centre - 12;

/** Start of a sector in degrees, clockwise from the top. */
const beginOf = (index: number, count: number) => (index * 360) / count;

/** Middle of a sector in degrees, clockwise from the top. */
export const middleOf = (index: number, count: number) => beginOf(index + 0.5, count);

const point = (degrees: number, distance = radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [centre + distance * Math.cos(angle), centre + distance * Math.sin(angle)]
    .map((value) => value.toFixed(2))
    .join(' ');
};

export function sectorPath(index: number, count: number): string {
  if (count === 1)
    return `M${point(0)}A${radius} ${radius} 0 1 1 ${point(180)}A${radius} ${radius} 0 1 1 ${point(0)}Z`;
  const [from, to] = [beginOf(index, count), beginOf(index + 1, count)];
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${centre} ${centre}L${point(from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to)}Z`;
}

/** Returns dots for a stroke with round ends: `count` on a circle, from `first` in steps of `step`. */
const dots = (count: number, distance: number, first = 0, step = 1): string =>
  Array.from(
    { length: Math.ceil((count - first) / step) },
    (_, at) => `M${point(beginOf(first + at * step, count), distance)}h0`,
  ).join('');

/** Bulbs of the rim, and the groups that are lit in turn. */
export const bulbs = { count: 24, groups: 2 };

export const bulbPath = (group: number): string => dots(bulbs.count, bulbsAt, group + 0.5, bulbs.groups);

/** Returns the path of the studs between sectors, which the pointer meets. */
export const studPath = (count: number): string => dots(count, radius - 3);

/** Inner end of labels; the hub is in the middle. */
const labelBegin = 60;

/** Returns the places of the drawing and of the label in one of `count` sectors; labels are upright where these are wide enough. */
export function layoutOf(count: number) {
  const half = Math.min(Math.PI / count, Math.PI / 4);
  if (count <= 10)
    return {
      /** Whether the label is upright at the pointer; else it runs along the radius, from the rim. */
      isUpright: true,
      room: { length: Math.min(2 * 82 * Math.tan(half), 110), height: 36 },
      /** Distance of the label from the centre: its middle, or its end. */
      labelAt: 94,
      /** Side of the drawing, and the distance of its middle from the centre. */
      sign: { size: 28, at: 126 },
    };
  const labelAt = radius - 30;
  const across = labelBegin + (labelAt - labelBegin) / 4;
  return {
    isUpright: false,
    room: { length: labelAt - labelBegin, height: 2 * across * Math.tan(half) },
    labelAt,
    sign: { size: 20, at: radius - 17 },
  };
}
