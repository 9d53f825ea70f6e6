/** Scenes for codes without a drawing of their own: sky, hills, water and light follow from the code. */
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';

/** Tones from top to bottom: three of the sky, three rows of hills, the water. */
const times = [
  [indigo[0], indigo[2], coral[2], indigo[3], indigo[2], indigo[1], teal[1]],
  [ink[1], teal[1], teal[3], teal[3], teal[2], teal[1], teal[0]],
  [indigo[2], coral[2], gold[3], coral[1], indigo[2], indigo[1], indigo[1]],
  [teal[3], teal[4], gold[4], teal[3], teal[2], teal[1], teal[2]],
  [ink[1], coral[0], coral[1], coral[1], coral[0], ink[1], ink[2]],
  [ink[0], ink[2], indigo[3], ink[4], ink[3], ink[2], ink[1]],
] as const;

/** A floating lamp on water. */
const lamp = [
  '<g id="a"><circle fill="url(#l)" cy="-6" r="26"/>',
  `<path fill="${gold[4]}" d="M0-16c4 4 5 7 4 9s-2 4-4 4-4-1-4-4 1-5 4-9z"/>`,
  `<path fill="${coral[3]}" d="M-12-4C-8-5-6-7-5-9c2 3 3 4 5 4s3-1 5-4c1 2 3 4 7 5-2 5-6 8-12 8s-10-3-12-8z"/>`,
  `<path fill="${coral[2]}" d="M2 4c3-2 4-5 3-9v-4c1 2 3 4 7 5-2 5-5 8-10 8z"/></g>`,
].join('');

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

/** Returns the SVG of a scene of this size, which differs from those of other codes. */
export function drawScene(code: string, width: number, height: number): string {
  const next = numbersOf(code);
  const [top, middle, bottom, far, mid, near, water] = times[next(times.length)] ?? times[0];
  const shore = Math.round(height * 0.56);
  const [sunX, sunY, sun] = [40 + next(width / 3), 36 + next(26), 15 + next(12)];
  const [berthX, berthY] = [Math.round(width * 0.5) + next(width * 0.3), shore + 18 + next(12)];
  const hills = (fill: string, base: number, swing: number): string => {
    const curves = [0.25, 0.5, 0.75, 1].map((at) => {
      const y = at % 0.5 === 0 ? base : base - next(swing);
      return `S${(at - 0.125) * width} ${y} ${at * width} ${y}`;
    });
    return `<path fill="${fill}" d="M0 ${base}${curves.join('')}V${height}H0z"/>`;
  };
  const stars = Array.from({ length: 9 }, () => `M${next(width)} ${8 + next(shore / 2)}h0`).join('');
  const glitter = Array.from(
    { length: 6 },
    (_, row) => `M${sunX - 5 - 2 * row - next(4)} ${shore + 6 + 8 * row}h${10 + 4 * row}`,
  ).join('');
  const places = [
    [berthX, berthY, 1.1],
    [berthX - 62, berthY - 8, 0.7],
    [berthX + 44, berthY - 12, 0.5],
    [berthX - 120, berthY - 2, 0.5],
  ];
  const lamps = places.map(
    ([x, y, scale]) => `<use href="#a" transform="translate(${x} ${y}) scale(${scale})"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">`,
    `<view id="mark" viewBox="${berthX - 60} ${shore - 60} 120 120"/>`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    `<radialGradient id="l"><stop stop-color="${gold[3]}" stop-opacity=".75"/><stop offset="1" stop-color="${gold[3]}" stop-opacity="0"/></radialGradient>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="${paper}" stroke-width="1.6" stroke-linecap="round" opacity=".7" d="${stars}"/>`,
    `<circle fill="url(#l)" cx="${sunX}" cy="${sunY}" r="${sun * 2.6}"/><circle fill="${gold[4]}" cx="${sunX}" cy="${sunY}" r="${sun}"/>`,
    hills(far, shore - 14, 56),
    hills(mid, shore - 4, 34),
    `<path fill="${water}" d="M0 ${shore}H${width}V${height}H0z"/>`,
    `<path stroke="${gold[4]}" stroke-width="2" stroke-linecap="round" opacity=".55" d="${glitter}"/>`,
    hills(near, height - 8, 14),
    `<defs>${lamp}</defs>${lamps.join('')}`,
    '</svg>',
  ].join('');
}
