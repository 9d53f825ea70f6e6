/** Scenes of the demo's game providers on a court and on ice, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, disc, dots, faint, glow, line, oval, path, repeat } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { moon, stars } from './motifs.ts';

const centreCourt: Drawing = {
  sky: [indigo[1], coral[1], coral[3]],
  light: gold[4],
  subject: [112, 86, 110],
  shapes: [
    glow(70, 30, 130),
    path(indigo[0], 'M0 52c80-16 220-16 300 0v52H0z'),
    dots(
      coral[4],
      3,
      [20, 62],
      [50, 58],
      [80, 62],
      [110, 56],
      [140, 60],
      [170, 56],
      [200, 62],
      [230, 58],
      [260, 62],
      [285, 60],
      [36, 74],
      [68, 72],
      [100, 76],
      [190, 72],
      [220, 76],
      [252, 72],
    ),
    path(indigo[2], 'M0 86h300v24H0z'),
    path(coral[2], 'M0 110h300v101H0z'),
    path(coral[3], 'M86 110h128l66 101H20z'),
    line(paper, 3, 'M86 110h128l66 101H20zM106 110L66 211M194 110l40 101M150 136v75M96 136h108'),
    faint(0.6, path(indigo[0], 'M30 90h240v34H30z')),
    line(
      coral[4],
      0.9,
      'M42 92v30M56 92v30M70 92v30M84 92v30M98 92v30M112 92v30M126 92v30M140 92v30M154 92v30M168 92v30M182 92v30M196 92v30M210 92v30M224 92v30M238 92v30M252 92v30M34 102h232M34 112h232',
    ),
    path(paper, 'M28 86h244v7H28z'),
    line(ink[1], 6, 'M28 84v46M272 84v46'),
    oval(coral[1], 128, 184, 26, 5),
    glow(112, 66, 44),
    at(
      112,
      66,
      1.2,
      disc(gold[2], 0, 0, 18),
      path(gold[3], 'M-18 0A18 18 0 0 1 0-18c6 0 11 2 14 6C2-14-14-8-15 10a18 18 0 0 1-3-10z'),
      line(paper, 2.4, 'M-15-9c10 2 16 10 15 26M17-4C8-6 2-11 2-17'),
    ),
  ],
};

const pine =
  path(teal[1], 'M0-54l15 22H8l13 20H11l14 22h-50l14-22h-10l13-20h-7z') +
  path(teal[3], 'M0-54l-15 22h7l-13 20h10l-14 22H0z');

const frostLeague: Drawing = {
  sky: [indigo[1], indigo[3], teal[4]],
  light: paper,
  subject: [158, 138, 116],
  shapes: [
    stars(10),
    moon(62, 42, 16),
    path(indigo[3], 'M0 112l44-44 30 26 44-52 50 54 36-34 42 40 20-16 34 30v60H0z'),
    path(paper, 'M44 68l16 15-12-2-8 8-8-10zM118 42l24 26-16-6-10 10-14-11zM204 62l16 15-12 1-12-6z'),
    path(paper, 'M0 124c60-14 100-10 150-4s110-10 150 0v14H0z'),
    repeat('a', pine, [24, 120, 0.9], [50, 126, 0.6], [252, 116], [284, 124, 0.7], [222, 124, 0.5]),
    path(teal[4], 'M0 130c90-6 210-6 300 0v81H0z'),
    faint(0.6, path(paper, 'M0 150l120-18h40L0 176zM60 211l150-78h20L130 211z')),
    line(indigo[4], 2.4, 'M96 166a54 17 0 1 0 108 0 54 17 0 1 0-108 0M0 166h96M204 166h96'),
    path(gold[1], 'M238 62l8 3-62 102-34 6-4-8 30-6z'),
    path(gold[3], 'M238 62l4 1-62 100-34 6v-4l30-6z'),
    path(ink[2], 'M100 158h44v10c0 8-44 8-44 0z'),
    oval(ink[4], 122, 158, 22, 6),
  ],
};

export const courtScenes: Readonly<Record<string, Drawing>> = {
  COURT: centreCourt,
  FROST: frostLeague,
};
