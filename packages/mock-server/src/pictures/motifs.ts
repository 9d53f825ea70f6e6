/** Objects of the night market. */
import { at, box, disc, dots, glow, line, oval, path } from './drawing.ts';
import type { Hue } from './hues.ts';
import { coral, gold, indigo, ink, paper } from './hues.ts';

export const moon = (x: number, y: number, radius: number): string =>
  glow(x, y, radius * 2.6) +
  disc(gold[4], x, y, radius) +
  path(
    paper,
    `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius} ${-radius}a${radius * 1.2} ${radius * 1.2} 0 0 0 ${-radius} ${radius}z`,
  );

const places = [
  [24, 30],
  [58, 16],
  [96, 44],
  [128, 12],
  [154, 34],
  [186, 20],
  [214, 48],
  [246, 14],
  [268, 38],
  [288, 22],
  [12, 62],
  [176, 62],
] as const;

export const stars = (count: number): string =>
  `<g opacity=".7">${dots(paper, 1.6, ...places.slice(0, count))}</g>`;

/** A paper lantern that hangs from a point; 40 units high at scale 1. */
export const lantern = (x: number, y: number, scale: number, hue: Hue): string =>
  at(
    x,
    y,
    scale,
    glow(0, 22, 42),
    path(hue[2], 'M0 3c13 0 19 9 19 19S13 41 0 41-19 32-19 22-13 3 0 3z'),
    path(hue[3], 'M0 3c-13 0-19 9-19 19s6 19 19 19C-9 35-12 29-12 22S-9 9 0 3z'),
    path(hue[4], 'M0 3c5 5 7 12 7 19S5 36 0 41C-5 36-7 29-7 22S-5 8 0 3z'),
    path(gold[2], 'M-7 0H7v4H-7zM-6 40H6v4H-6z'),
    line(gold[2], 1.6, 'M0 44v9'),
  );

/** A covered river boat; 60 units long at scale 1, the water line is its origin. */
export const boat = (x: number, y: number, scale: number, hue: Hue): string =>
  at(
    x,
    y,
    scale,
    oval(ink[0], 0, 9, 32, 3),
    path(hue[1], 'M-18-3c0-14 7-21 18-21s18 7 18 21z'),
    path(hue[3], 'M-18-3c0-14 7-21 18-21-9 4-12 12-12 21z'),
    path(gold[3], 'M-4-3c0-10 3-15 9-15s9 5 9 15z'),
    glow(5, -8, 22),
    path(hue[3], 'M-33-8c4 3 8 4 14 4h38c6 0 10-1 14-4l-3 6h-60z'),
    path(hue[2], 'M-30-2h60C26 6 20 9 12 9h-24c-8 0-14-3-18-11z'),
    path(hue[1], 'M4-2h26C26 6 20 9 12 9H0c4-3 5-7 4-11z'),
  );

/** A floating lamp on water. */
export const lamp = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    glow(0, -6, 26),
    path(gold[4], 'M0-16c4 4 5 7 4 9s-2 4-4 4-4-1-4-4 1-5 4-9z'),
    path(coral[3], 'M-12-4C-8-5-6-7-5-9c2 3 3 4 5 4s3-1 5-4c1 2 3 4 7 5-2 5-6 8-12 8s-10-3-12-8z'),
    path(coral[2], 'M2 4c3-2 4-5 3-9v-4c1 2 3 4 7 5-2 5-5 8-10 8z'),
  );

/** Broken lines of light on water, from near to far. */
export const ripples = (stroke: string, lines: string): string =>
  `<g opacity=".6">${line(stroke, 1.8, lines)}</g>`;

/** The broken reflection of a light on water: lines around `x`, wider towards the viewer. */
export const glitter = (stroke: string, x: number, top: number, bottom: number, width: number): string => {
  const rows = Math.round((bottom - top) / 7);
  const row = (at: number): string => {
    const half = (width * (0.35 + (0.65 * at) / rows) * (at % 2 === 0 ? 1 : 0.6)) / 2;
    const shift = at % 3 === 0 ? -2 : 2;
    return `M${(x - half + shift).toFixed(1)} ${top + at * 7}h${(half * 2).toFixed(1)}`;
  };
  return `<g opacity=".55">${line(stroke, 2, Array.from({ length: rows }, (_, at) => row(at)).join(''))}</g>`;
};

export const cloud = (fill: string, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path(fill, 'M-40 10c-10 0-12-13-2-14 0-10 14-14 20-6 4-10 24-10 26 2 6-6 18-3 18 5 12-3 16 13 4 13z'),
  );

/** A house on stilts with lit windows; its floor is the origin. */
export const house = (x: number, y: number, scale: number, wall: string): string =>
  at(
    x,
    y,
    scale,
    box(wall, -18, -22, 36, 22),
    path(indigo[0], 'M-26-20C-18-24-8-34 0-44c8 10 18 20 26 24z'),
    box(gold[3], -11, -16, 7, 11),
    box(gold[2], 3, -16, 7, 11),
    line(wall, 2.5, 'M-14 0v12M0 0v12M14 0v12'),
  );
