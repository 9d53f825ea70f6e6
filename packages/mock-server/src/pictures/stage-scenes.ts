/** Scenes of the demo's game providers with one object in the light, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, box, disc, dots, faint, glow, line, oval, path, repeat } from './drawing.ts';
import type { Hue } from './hues.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { moon, stars } from './motifs.ts';

/** A bobbin of thread. */
const bobbin = (x: number, y: number, scale: number, hue: Hue): string =>
  at(
    x,
    y,
    scale,
    box(hue[1], -15, -30, 30, 60, 4),
    path(hue[2], 'M-15-26h30v52h-30z'),
    path(hue[3], 'M-15-26h11v52h-11z'),
    line(hue[1], 1.4, 'M-15-16l30 6M-15-6L15 0M-15 4l30 6M-15 14l30 6'),
    box(gold[1], -21, -36, 42, 9, 4),
    box(gold[3], -21, -36, 20, 5, 2.5),
    box(gold[1], -21, 27, 42, 9, 4),
    box(gold[3], -21, 27, 20, 5, 2.5),
  );

const arenaOfReels: Drawing = {
  sky: [indigo[0], coral[0], coral[1]],
  light: gold[3],
  subject: [150, 112, 100],
  shapes: [
    glow(150, 90, 150),
    path(coral[0], 'M-20 60c60-34 280-34 340 0v151H-20z'),
    path(coral[1], 'M-6 88c60-30 252-30 312 0v123H-6z'),
    path(coral[0], 'M6 96c60-26 228-26 288 0v115H6z'),
    path(coral[2], 'M22 120c50-24 206-24 256 0v91H22z'),
    path(coral[1], 'M34 128c46-20 186-20 232 0v83H34z'),
    dots(gold[3], 3.4, [30, 64], [70, 52], [110, 46], [150, 44], [190, 46], [230, 52], [270, 64]),
    dots(coral[4], 3, [40, 94], [84, 80], [128, 74], [172, 74], [216, 80], [260, 94]),
    oval(gold[1], 150, 162, 104, 27),
    oval(gold[3], 150, 157, 104, 26),
    oval(gold[4], 142, 155, 82, 18),
    bobbin(104, 122, 0.9, teal),
    bobbin(196, 122, 0.9, coral),
    bobbin(150, 118, 1.25, gold),
    faint(0.18, path(gold[4], 'M-10 0h60l120 160H60zM310 0h-60L130 160h110z')),
  ],
};

const royalReels: Drawing = {
  sky: [coral[0], coral[1], coral[2]],
  light: gold[3],
  subject: [150, 98, 116],
  shapes: [
    path(indigo[1], 'M96 0h108v150H96z'),
    path(indigo[2], 'M96 150V70c0-36 24-58 54-58s54 22 54 58v80z'),
    moon(132, 46, 13),
    path(coral[1], 'M0 0h116c-6 60-34 110-70 150H0z'),
    path(coral[2], 'M0 0h30c-2 60-8 110-22 150H0zM56 0h32c-8 60-28 110-56 150H20C40 100 52 50 56 0z'),
    path(coral[1], 'M300 0H184c6 60 34 110 70 150h46z'),
    path(coral[0], 'M300 0h-24c2 60 6 110 16 150h8zM244 0h-32c8 60 28 110 56 150h12c-20-50-32-100-36-150z'),
    line(gold[2], 4, 'M40 128c14 2 26-8 34-20M260 128c-14 2-26-8-34-20'),
    box(gold[1], 0, 150, 300, 61),
    box(gold[2], 0, 150, 300, 9),
    glow(150, 104, 84),
    bobbin(92, 121, 0.8, coral),
    bobbin(208, 121, 0.8, teal),
    bobbin(150, 108, 1.15, gold),
    line(gold[3], 2, 'M167 112c30 22 2 40 34 46 30 4 40 10 70 4'),
    path(gold[3], 'M134 66l-6-18 12 7 10-13 10 13 12-7-6 18z'),
  ],
};

const sapphireRoom: Drawing = {
  sky: [indigo[0], indigo[1], indigo[2]],
  light: gold[3],
  subject: [150, 100, 116],
  shapes: [
    path(indigo[1], 'M0 0h300v160H0z'),
    path(
      indigo[2],
      'M0 0h44c4 60-6 110-14 160H0zM78 0h36c2 60-2 110-6 160H84c2-50 0-100-6-160zM150 0h30c4 60 0 110-6 160h-24zM216 0h30c6 50 4 110-4 160h-28c6-50 8-110 2-160zM276 0h24v160h-28c6-50 8-110 4-160z',
    ),
    path(
      indigo[3],
      'M0 0h14c2 60-2 110-8 160H0zM84 0h12c2 60 0 110-4 160h-6c2-50 2-110-2-160zM154 0h10c2 60 0 110-4 160h-8zM222 0h10c4 50 2 110-4 160h-8c6-50 6-110 2-160z',
    ),
    path(indigo[0], 'M0 0h300v14c-30 16-60 16-75 0-20 16-55 16-75 0-20 16-55 16-75 0-20 16-50 16-75 0z'),
    line(gold[2], 2.4, 'M0 15c25 16 55 16 75 0 20 16 55 16 75 0 20 16 55 16 75 0 15 16 45 16 75 0'),
    glow(150, 92, 130),
    path(gold[1], 'M0 160h300v51H0z'),
    path(gold[2], 'M0 160h300v7H0z'),
    path(gold[0], 'M0 182h300v29H0z'),
    oval(gold[4], 150, 163, 74, 5),
    path(teal[1], 'M128 160c0-6 8-8 14-10 6-4 6-10 4-18h10c-2 8-2 14 4 18 6 2 14 4 14 10z'),
    path(teal[3], 'M128 160c0-6 8-8 14-10 6-4 6-10 4-18h4c-2 14 0 22-12 28z'),
    path(coral[2], 'M122 62h56c6 20 20 44 32 62H90c12-18 26-42 32-62z'),
    path(coral[3], 'M122 62h22c-6 20-12 44-16 62H90c12-18 26-42 32-62z'),
    path(gold[3], 'M90 124h120l3 8H87z'),
    path(gold[4], 'M120 60h60v5h-60z'),
    line(gold[3], 2, 'M192 132v16'),
    dots(gold[4], 6, [192, 150]),
    path(teal[2], 'M222 160c-2-12 2-20 12-20s14 8 12 20z'),
    path(coral[3], 'M234 142c-10-6-14-18-8-28 2 6 4 8 8 10 4-2 6-4 8-10 6 10 2 22-8 28z'),
  ],
};

const eveningDraw: Drawing = {
  sky: [ink[0], indigo[1], indigo[3]],
  light: gold[3],
  subject: [150, 88, 130],
  shapes: [
    stars(10),
    path(
      indigo[0],
      'M0 140c30-6 34-20 50-20s20 10 34 10 20-24 36-24 18 20 30 20 16-28 34-28 20 30 40 30 20-16 40-16 24 24 36 28v71H0z',
    ),
    dots(gold[2], 3, [50, 140], [86, 146], [120, 130], [186, 132], [228, 142], [262, 138]),
    glow(150, 82, 130),
    line(gold[1], 7, 'M214 86l14 96M90 150h120'),
    line(gold[2], 7, 'M86 86L72 182'),
    disc(indigo[2], 150, 84, 60),
    disc(indigo[3], 146, 80, 54),
    repeat(
      'a',
      disc(coral[1], 1, 1, 14) + disc(coral[2], 0, 0, 13) + disc(coral[4], -4, -5, 4),
      [122, 116],
      [176, 112],
      [140, 62],
    ),
    repeat(
      'b',
      disc(gold[1], 1, 1, 14) + disc(gold[3], 0, 0, 13) + disc(paper, -4, -5, 4),
      [150, 122],
      [168, 84],
      [112, 84],
    ),
    repeat(
      'c',
      disc(teal[1], 1, 1, 14) + disc(teal[3], 0, 0, 13) + disc(teal[4], -4, -5, 4),
      [140, 94],
      [188, 62],
      [196, 92, 0.9],
    ),
    faint(0.35, path(paper, 'M100 66c8-24 28-38 54-38-24 6-40 20-46 42-2 8-10 6-8-4z')),
    line(gold[3], 4, 'M90 84a60 60 0 0 0 120 0'),
    line(gold[3], 5, 'M214 84h22v22'),
    disc(coral[2], 236, 110, 7),
    disc(gold[3], 86, 84, 7),
    disc(gold[2], 214, 84, 7),
    path(gold[1], 'M138 143h24l22 36h-20z'),
    at(184, 176, 1, disc(coral[2], 0, 0, 9), disc(coral[4], -3, -3, 3)),
    path(indigo[0], 'M0 184h300v27H0z'),
    path(coral[2], 'M52 182h196v8H52z'),
  ],
};

export const stageScenes: Readonly<Record<string, Drawing>> = {
  AREASLOT: arenaOfReels,
  SLOTRACHA: royalReels,
  SEXYGAME: sapphireRoom,
  EVENING: eveningDraw,
};
