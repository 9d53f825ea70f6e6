/** Scenes for codes without a drawing of their own: sky, hills, water and light follow from the code. */
import type { Drawing } from './drawing.ts';
import { line, path, repeat } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { boat, cloud, glitter, house, lamp, lantern, moon, ripples, stars } from './motifs.ts';

interface Hour {
  readonly sky: Drawing['sky'];
  /** Colours of three rows of hills, from far to near. */
  readonly hills: readonly [string, string, string];
  readonly water: string;
  readonly isDay: boolean;
}

const hours: readonly Hour[] = [
  {
    sky: [indigo[0], indigo[2], coral[2]],
    hills: [indigo[3], indigo[2], indigo[1]],
    water: teal[1],
    isDay: false,
  },
  { sky: [ink[1], teal[1], teal[3]], hills: [teal[3], teal[2], teal[1]], water: teal[0], isDay: false },
  {
    sky: [indigo[2], coral[2], gold[3]],
    hills: [coral[1], indigo[2], indigo[1]],
    water: indigo[1],
    isDay: true,
  },
  { sky: [teal[3], teal[4], gold[4]], hills: [teal[3], teal[2], teal[1]], water: teal[2], isDay: true },
  { sky: [ink[1], coral[0], coral[1]], hills: [coral[1], coral[0], ink[1]], water: ink[2], isDay: false },
  { sky: [ink[0], ink[2], indigo[3]], hills: [ink[4], ink[3], ink[2]], water: ink[1], isDay: false },
];

/** Returns a source of whole numbers from 0 up to a limit; the same code always gives the same numbers. */
function numbersOf(code: string): (limit: number) => number {
  let state = 2_166_136_261;
  for (const character of code) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) % limit;
  };
}

/** A row of hills around a height, from edge to edge. */
function hills(
  fill: string,
  top: number,
  swing: number,
  [width, height]: readonly [number, number],
  next: (limit: number) => number,
): string {
  const step = width / 4;
  const peak = (): number => top - next(swing);
  const curves = [1, 2, 3, 4].map((at) => {
    const y = at % 2 === 0 ? top : peak();
    return `S${(at - 0.5) * step} ${y} ${at * step} ${y}`;
  });
  return path(fill, `M0 ${top}${curves.join('')}V${height}H0z`);
}

/** Returns a scene of this size, which differs from those of other codes. */
export function sceneOf(code: string, width: number, height: number): Drawing {
  const next = numbersOf(code);
  const { sky, hills: rows, water, isDay } = hours[next(hours.length)] as Hour;
  const size = [width, height] as const;
  const shore = Math.round(height * 0.56);
  const sun = { x: 40 + next(width / 3), y: 36 + next(26), radius: 15 + next(12) };
  const berth = { x: width * 0.5 + next(width * 0.35), y: shore + 16 + next(12) };
  const subjects = [
    () => boat(berth.x, berth.y, 1 + next(5) / 10, next(2) === 0 ? coral : teal),
    () =>
      repeat(
        'a',
        lamp(0, 0, 1),
        [berth.x, berth.y + 8, 1.1],
        [berth.x - 60, berth.y, 0.7],
        [berth.x + 44, berth.y - 6, 0.5],
        [berth.x - 120, berth.y + 6, 0.5],
      ),
    () => house(berth.x, shore, 1 + next(5) / 10, rows[2]) + house(berth.x - 52, shore, 0.8, rows[2]),
    () =>
      line(gold[1], 1.8, `M${width * 0.3} -4C${width * 0.5} 40 ${width * 0.8} 40 ${width + 4} 14`) +
      repeat(
        'a',
        lantern(0, 0, 1, next(2) === 0 ? coral : gold),
        [width * 0.5, 25, 0.8],
        [width * 0.68, 31, 1.05],
        [width * 0.86, 26, 0.7],
      ),
  ];
  return {
    sky,
    light: isDay ? paper : gold[3],
    subject: [berth.x - 10, shore, 120],
    shapes: [
      isDay ? cloud(paper, width * 0.7, 30 + next(20), 0.6 + next(4) / 10) : stars(7 + next(5)),
      moon(sun.x, sun.y, sun.radius),
      hills(rows[0], shore - 14, 56, size, next),
      hills(rows[1], shore - 4, 34, size, next),
      path(water, `M0 ${shore}H${width}V${height}H0z`),
      glitter(gold[4], sun.x, shore + 6, height - 20, 40 + next(30)),
      hills(rows[2], height - 8, 14, size, next),
      (subjects[next(subjects.length)] as () => string)(),
      ripples(
        sky[2],
        `M${20 + next(60)} ${shore + 34}h40M${120 + next(100)} ${shore + 46}h50M${40 + next(120)} ${shore + 54}h36`,
      ),
    ],
  };
}
