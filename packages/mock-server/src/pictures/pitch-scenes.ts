/** Scenes of the demo's game providers on a pitch, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, box, disc, dots, faint, glow, line, oval, path, repeat } from './drawing.ts';
import type { Hue } from './hues.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { cloud, stars } from './motifs.ts';

/** A ball of panels, lit from the upper left. */
const ball = (x: number, y: number, radius: number): string =>
  at(
    x,
    y,
    radius / 20,
    disc(indigo[4], 0, 0, 20),
    disc(paper, -2, -2, 18),
    path(
      ink[2],
      'M-2-9l8 6-3 9H-7l-3-9zM-17-5l5 4-2 8c-4-4-5-8-3-12zM5-19c5 1 9 4 12 8l-6 2-6-5zM-8-18l3 4-6 5-5-1c1-4 4-7 8-8zM12 4l6-1c-1 5-3 9-7 12l-3-3zM-8 12h8l2 6c-4 2-8 1-12-1z',
    ),
  );

const mast =
  line(ink[4], 4, 'M0 0V70') +
  box(ink[3], -22, -20, 44, 22, 4) +
  dots(paper, 6, [-14, -14], [0, -14], [14, -14], [-14, -5], [0, -5], [14, -5]) +
  glow(0, -9, 60);

const upperField: Drawing = {
  sky: [ink[0], ink[1], teal[0]],
  light: paper,
  subject: [150, 112, 120],
  shapes: [
    stars(8),
    path(ink[2], 'M0 66c80-22 220-22 300 0v145H0z'),
    path(ink[3], 'M10 74c76-20 204-20 280 0v12c-80-18-200-18-280 0z'),
    dots(gold[3], 2.6, [40, 76], [76, 71], [112, 68], [150, 67], [188, 68], [224, 71], [260, 76]),
    path(teal[2], 'M76 84h148l66 104H10z'),
    path(teal[3], 'M76 84h37l-26 104H10zM150 84h37l28 104h-65z'),
    line(paper, 2.2, 'M80 89h140l58 92H22zM150 89v92M24 112'),
    line(paper, 2.2, 'M114 130a36 15 0 1 0 72 0 36 15 0 1 0-72 0M60 119h26l-10 32H40M240 119h-26l10 32h36'),
    dots(paper, 5, [150, 130]),
    repeat('a', mast, [30, 42], [270, 42], [92, 34, 0.6], [208, 34, 0.6]),
    faint(0.14, path(paper, 'M8 24h44l120 150H70zM292 24h-44L128 174h102z')),
    path(ink[0], 'M0 200c90-12 210-12 300 0v11H0z'),
  ],
};

const betterField: Drawing = {
  sky: [teal[3], coral[4], gold[4]],
  light: paper,
  subject: [138, 146, 108],
  shapes: [
    glow(88, 92, 120),
    disc(paper, 88, 92, 30),
    cloud(coral[4], 222, 44, 0.8),
    cloud(paper, 30, 36, 0.5),
    path(teal[3], 'M0 108c40-20 70-26 110-14s90-26 190-2v119H0z'),
    path(teal[2], 'M0 122c90-18 210-18 300 0v89H0z'),
    path(teal[3], 'M120 112h60l26 99H94zM0 122l50-7L-2 190zM300 122l-50-7 52 75z'),
    path(teal[3], 'M50 115l36-2L20 211h-60zM250 115l-36-2 66 98h60z'),
    line(paper, 2.6, 'M-4 168l230-18 90 40'),
    path(teal[1], 'M226 150c10 2 20 6 24 12-12 0-22-4-24-12z'),
    line(ink[2], 3.4, 'M226 150V62'),
    path(coral[2], 'M227 62c18-8 26 8 50-2-6 12-6 18 0 30-24 8-32-6-50 2z'),
    path(coral[3], 'M227 62c10-5 18-2 26 0-4 10-4 20 0 28-8-2-16-4-26 2z'),
    oval(teal[1], 136, 178, 24, 5),
    ball(132, 160, 18),
  ],
};

const askTheCoach: Drawing = {
  sky: [ink[1], ink[2], teal[0]],
  light: gold[4],
  subject: [150, 90, 124],
  shapes: [
    glow(84, 20, 150),
    box(gold[0], 44, 18, 212, 136, 10),
    box(gold[2], 40, 14, 212, 136, 10),
    box(teal[1], 50, 24, 192, 116, 4),
    path(teal[2], 'M54 24h92v116H50V28a4 4 0 0 1 4-4z'),
    line(
      teal[4],
      1.8,
      'M146 24v116M122 82a24 24 0 1 0 48 0 24 24 0 1 0-48 0M50 54h28v56H50M242 54h-28v56h28',
    ),
    line(coral[3], 4, 'M86 116l8 8m0-8l-8 8M108 44l8 8m0-8l-8 8M84 78l8 8m0-8l-8 8'),
    line(gold[4], 4, 'M196 50a5 5 0 1 0 .1 0M208 96a5 5 0 1 0 .1 0M176 112a5 5 0 1 0 .1 0'),
    line(
      paper,
      3,
      'M102 118c30-2 40-14 52-30s24-22 34-24M178 60l12 3-6 11M124 50c18 2 30-6 46-6M162 37l9 7-8 7',
    ),
    path(indigo[0], 'M0 168h300v43H0z'),
    path(indigo[1], 'M0 168h300v6H0z'),
    at(
      214,
      152,
      1,
      line(coral[2], 3.4, 'M-20-8c-30-20-56 10-44 22s40-2 50-10'),
      path(gold[1], 'M-16-14h44v10H8a19 19 0 1 1-24-2z'),
      path(gold[2], 'M-18-16h44v9H6A18 18 0 1 1-18-8z'),
      disc(gold[0], -6, 3, 7),
      path(gold[4], 'M-18-16h44v3h-44z'),
    ),
  ],
};

const goalLine: Drawing = {
  sky: [indigo[0], indigo[1], teal[1]],
  light: paper,
  subject: [134, 146, 100],
  shapes: [
    glow(40, 10, 150),
    dots(
      gold[3],
      2.6,
      [16, 96],
      [40, 88],
      [64, 98],
      [88, 90],
      [116, 98],
      [180, 92],
      [206, 98],
      [232, 88],
      [260, 96],
      [284, 90],
    ),
    path(teal[1], 'M0 118h300v93H0z'),
    path(teal[2], 'M0 118h300v22H0zM0 162h300v24H0z'),
    faint(
      0.35,
      line(
        paper,
        1.2,
        'M80 34v100M98 34v98M116 34v96M134 34v94M152 34v94M170 34v94M188 34v96M206 34v98M224 34v100M62 50h180M62 66h180M62 82h180M62 98h180M62 114h180',
      ),
    ),
    faint(0.5, line(paper, 2, 'M58 30l22 96h144l20-96M80 126l-22 22M224 126l18 22')),
    line(paper, 7, 'M54 150V28h192v122'),
    line(indigo[4], 2, 'M57 150V31M249 150V28'),
    path(paper, 'M0 148h300v8H0z'),
    oval(teal[0], 140, 182, 34, 6),
    ball(134, 154, 28),
    path(teal[0], 'M0 211v-8l8-8 4 8 8-14 4 14 10-8 4 8h220l8-10 4 8 10-14 6 14 14-10v20z'),
  ],
};

const pennant = (hue: Hue): string =>
  line(gold[1], 2.6, 'M0 0v46') + path(hue[2], 'M1 0l34 10L1 22z') + path(hue[3], 'M1 0l34 10-34 2z');

const derbyDay: Drawing = {
  sky: [ink[1], indigo[1], indigo[3]],
  light: gold[4],
  subject: [150, 124, 96],
  shapes: [
    glow(150, 40, 150),
    path(coral[1], 'M0 40c50 4 100 14 150 22v92H0z'),
    path(coral[2], 'M0 70c50 2 100 8 150 14v22c-50-6-100-12-150-14zM0 118c50 0 100 4 150 8v28H0z'),
    path(teal[1], 'M300 40c-50 4-100 14-150 22v92h150z'),
    path(teal[2], 'M300 70c-50 2-100 8-150 14v22c50-6 100-12 150-14zM300 118c-50 0-100 4-150 8v28h150z'),
    dots(
      coral[4],
      5,
      [16, 58],
      [40, 60],
      [64, 64],
      [92, 68],
      [120, 74],
      [28, 104],
      [56, 106],
      [84, 110],
      [112, 114],
      [136, 118],
      [16, 82],
      [48, 86],
      [104, 92],
    ),
    dots(
      teal[4],
      5,
      [284, 58],
      [260, 60],
      [236, 64],
      [208, 68],
      [180, 74],
      [272, 104],
      [244, 106],
      [216, 110],
      [188, 114],
      [164, 118],
      [284, 82],
      [252, 86],
      [196, 92],
    ),
    repeat('a', pennant(coral), [34, 12], [84, 22, 0.9]),
    `<g transform="matrix(-1 0 0 1 300 0)">${repeat('b', pennant(teal), [34, 12], [84, 22, 0.9])}</g>`,
    path(teal[2], 'M0 150c100-8 200-8 300 0v61H0z'),
    path(teal[3], 'M110 146h80l40 65H70z'),
    line(paper, 2.4, 'M150 145v66M98 182a52 14 0 1 0 104 0 52 14 0 1 0-104 0'),
    oval(teal[0], 153, 158, 30, 6),
    ball(150, 130, 28),
  ],
};

export const pitchScenes: Readonly<Record<string, Drawing>> = {
  UFABET: upperField,
  BETFLIX: betterField,
  ASKMEBET: askTheCoach,
  GOAL: goalLine,
  DERBY: derbyDay,
};
