/** Scenes of the demo's game providers on water, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, disc, dots, faint, glow, line, oval, path, repeat, turned } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { boat, cloud, glitter, house, lamp, moon, ripples, stars } from './motifs.ts';

const pearlGrotto: Drawing = {
  sky: [teal[4], teal[3], teal[1]],
  light: paper,
  subject: [150, 118, 96],
  shapes: [
    glow(110, 40, 130),
    faint(0.4, path(paper, 'M96 0h50l62 152h-98z')),
    path(
      teal[2],
      'M0 0h300v150c-20-6-34-30-40-60-6-26-30-46-62-50-40-6-82 2-104 24-24 24-20 70-54 84-16 6-28 6-40 4z',
    ),
    path(
      teal[1],
      'M0 0h300v211h-20c8-40-4-98-34-132-26-30-64-42-104-40C92 42 60 66 48 104c-8 26-6 70 2 107H0z',
    ),
    path(
      teal[0],
      'M0 0h300v30c-16 2-18 26-30 26s-10-30-30-30-18 18-30 18-14-26-34-28-22 16-38 16-20-18-36-16-18 34-32 34-14-22-28-20S18 92 0 96z',
    ),
    path(teal[2], 'M44 150c36-10 176-10 214 0l14 61H36z'),
    oval(teal[0], 152, 160, 62, 8),
    path(coral[2], 'M150 96c34-2 60 18 62 46-20 16-104 16-124 0 2-28 28-48 62-46z'),
    path(coral[3], 'M150 96c-34-2-60 18-62 46 8 6 24 10 44 11-20-16-16-44 18-57z'),
    line(coral[1], 2, 'M150 98v50M128 104l10 46M172 104l-10 46M108 116l18 34M192 116l-18 34'),
    path(coral[4], 'M84 144c30-10 104-10 132 0 0 14-24 24-66 24s-66-10-66-24z'),
    path(coral[2], 'M92 147c30-8 90-8 116 0-8 8-30 12-58 12s-50-4-58-12z'),
    glow(150, 130, 50),
    disc(teal[4], 150, 132, 21),
    disc(coral[4], 148, 130, 19),
    disc(paper, 146, 128, 16),
    ripples(teal[4], 'M60 176h36M206 178h40M112 188h70M42 194h24M216 196h34'),
    path(teal[0], 'M0 211v-50c14 4 28 20 34 50zM300 211v-64c-18 6-30 30-34 64z'),
    dots(paper, 3, [96, 88], [104, 72], [202, 96], [194, 80]),
  ],
};

const petal = (fill: string, degrees: number): string =>
  turned(degrees, path(fill, 'M0 0c-17-18-17-46 0-66 17 20 17 48 0 66z'));

const lotusPond: Drawing = {
  sky: [teal[0], teal[1], teal[2]],
  light: coral[4],
  subject: [150, 104, 120],
  shapes: [
    moon(58, 40, 17),
    stars(8),
    path(teal[2], 'M0 96c40-14 90-4 140-8s110-14 160 0v123H0z'),
    glitter(gold[4], 58, 106, 150, 40),
    oval(teal[0], 70, 166, 66, 16),
    oval(teal[3], 70, 162, 66, 16),
    path(teal[2], 'M70 162l44-12a66 16 0 0 1 18 20z'),
    oval(teal[0], 236, 158, 58, 13),
    oval(teal[3], 236, 155, 58, 13),
    path(teal[2], 'M236 155l-50-6a58 13 0 0 1 30-6z'),
    glow(150, 110, 92),
    oval(teal[0], 150, 160, 54, 8),
    at(
      150,
      156,
      1,
      petal(coral[1], -76),
      petal(coral[1], 76),
      petal(coral[2], -52),
      petal(coral[2], 52),
      petal(coral[3], -27),
      petal(coral[2], 27),
      petal(coral[4], 0),
      path(coral[3], 'M0 0c17-18 17-46 0-66 6 20 6 46 0 66z'),
    ),
    path(gold[3], 'M130 156c6-12 14-16 20-16s14 4 20 16c-12 6-28 6-40 0z'),
    at(252, 142, 0.42, petal(coral[1], -46), petal(coral[2], 46), petal(coral[3], -16), petal(coral[4], 12)),
    ripples(teal[4], 'M20 186h44M110 182h80M222 184h50M60 198h60M180 200h70'),
  ],
};

const underTheSun: Drawing = {
  sky: [coral[2], coral[3], gold[3]],
  light: gold[4],
  subject: [100, 84, 130],
  shapes: [
    glow(96, 76, 150),
    disc(gold[3], 96, 76, 46),
    disc(gold[4], 92, 72, 38),
    cloud(coral[4], 226, 36, 0.8),
    cloud(coral[4], 30, 52, 0.5),
    path(teal[3], 'M0 116h300v60H0z'),
    path(teal[2], 'M0 140h300v40H0z'),
    glitter(gold[4], 96, 121, 158, 84),
    at(
      -44,
      6,
      1,
      path(paper, 'M196 116c-2-18 2-36 14-50 2 18 2 34 0 50zM214 116c2-12 2-24 0-36 10 10 16 24 18 36z'),
      path(coral[1], 'M188 119h50c-4 8-12 10-24 10s-22-2-26-10z'),
    ),
    path(gold[3], 'M0 168c70-18 190-18 300 0v43H0z'),
    path(gold[2], 'M0 186c90-12 200-14 300 0v25H0z'),
    line(ink[2], 3, 'M262 176l-22-84'),
    path(coral[2], 'M198 112c4-26 22-40 40-44 22 0 40 12 50 32-30-6-60 0-90 12z'),
    path(
      paper,
      'M214 106c2-22 12-34 24-38 4 8 6 18 8 30-12 2-22 4-32 8zM238 68c20 2 30 16 34 28-8-2-16-2-26 0 0-10-4-20-8-28z',
    ),
    oval(gold[1], 148, 180, 24, 4),
    at(
      144,
      162,
      1,
      disc(coral[2], 0, 0, 18),
      path(paper, 'M0-18C-10-8-10 8 0 18a18 18 0 0 1-13-6C-18 4-17-8-10-15-6-17-4-18 0-18z'),
      path(teal[3], 'M0-18C10-8 10 8 0 18 8 18 14 14 17 7c2-10 0-20-8-24-3-1-6-1-9-1z'),
      disc(gold[4], 0, -14, 4),
    ),
  ],
};

const mekongDraw: Drawing = {
  sky: [indigo[0], indigo[2], coral[2]],
  light: gold[3],
  subject: [164, 104, 112],
  shapes: [
    stars(9),
    moon(62, 52, 20),
    path(indigo[2], 'M0 106c30-8 46-36 78-36s40 24 66 24 40-34 76-34 52 30 80 40v40H0z'),
    path(indigo[1], 'M0 116c60-12 100-6 150-4s110-6 150-2v30H0z'),
    house(262, 104, 0.7, indigo[0]),
    path(teal[1], 'M0 118h300v93H0z'),
    path(teal[0], 'M0 170c100-10 200-8 300 0v41H0z'),
    glitter(gold[4], 62, 124, 170, 50),
    boat(166, 130, 1.1, coral),
    boat(272, 134, 0.5, teal),
    repeat(
      'a',
      lamp(0, 0, 1),
      [40, 148, 0.6],
      [108, 160, 0.85],
      [238, 166, 1.1],
      [92, 130, 0.36],
      [206, 136, 0.3],
    ),
    ripples(teal[3], 'M14 160h24M132 148h50M196 178h70M60 180h40M140 192h60M10 196h40'),
  ],
};

const sunriseDraw: Drawing = {
  sky: [indigo[2], coral[2], gold[3]],
  light: gold[4],
  subject: [118, 96, 120],
  shapes: [
    glow(112, 104, 160),
    disc(gold[4], 112, 106, 40),
    path(coral[3], 'M0 84c40-6 80 4 130-2s110-4 170 0v6H0z'),
    cloud(coral[3], 236, 40, 0.9),
    cloud(coral[3], 44, 46, 0.6),
    path(indigo[3], 'M0 116c30-10 60-26 90-14s60 4 90-4 80-22 120-4v32H0z'),
    path(indigo[2], 'M0 118h300v93H0z'),
    path(indigo[1], 'M0 160c100-16 200-14 300-4v55H0z'),
    glitter(gold[4], 112, 124, 180, 80),
    boat(212, 142, 1.15, teal),
    path(indigo[0], 'M34 211c-2-30-2-60 0-84h5c-1 24 0 54 3 84z'),
    path(
      teal[1],
      'M36 130C20 120 4 124-6 136c12-2 26-2 42-6zm0 0c-4-16-18-26-34-22 14 4 24 10 34 22zm0 0c6-16 20-24 36-18-16 2-26 8-36 18zm0 0c16-8 32-2 40 14-12-8-24-12-40-14z',
    ),
    line(indigo[1], 1.8, 'M168 58q6-6 11 0q6-6 11 0M196 72q5-5 9 0q5-5 9 0'),
    ripples(gold[4], 'M170 164h66M24 176h30M190 182h80'),
  ],
};

export const waterScenes: Readonly<Record<string, Drawing>> = {
  PGSLOT: pearlGrotto,
  LOTUS: lotusPond,
  USUN: underTheSun,
  MEKONG: mekongDraw,
  SUNRISE: sunriseDraw,
};
