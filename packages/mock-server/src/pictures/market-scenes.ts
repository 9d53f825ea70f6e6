/** Scenes of the demo's game providers among lanterns and stalls, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, box, dots, glow, line, path, repeat } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { glitter, house, lantern, moon, ripples, stars } from './motifs.ts';

/** A lantern flower on its stem; the head is the origin. */
const lanternFlower = (x: number, y: number, scale: number, stem: number): string =>
  at(
    x,
    y,
    scale,
    line(teal[4], 2.4, `M0 14c2 12-2 ${stem - 14} 0 ${stem}`),
    path(teal[4], 'M0 50c-8-2-16-8-18-16 10 0 17 6 18 16zm0 8c2-9 8-14 16-15-1 8-7 14-16 15z'),
    glow(0, 0, 40),
    path(coral[3], 'M0-20c12 0 17 10 16 18S8 16 0 16-15 6-16-2-12-20 0-20z'),
    path(gold[3], 'M0-20C-12-20-17-10-16-2S-8 16 0 16c-6-5-8-11-8-18s2-13 8-18z'),
    path(gold[4], 'M0-20c5 5 7 11 7 18S5 11 0 16c-5-5-7-11-7-18s2-13 7-18z'),
    path(teal[3], 'M0 13c6 0 10 4 12 9-8-3-16-3-24 0 2-5 6-9 12-9z'),
  );

const pocketGarden: Drawing = {
  sky: [indigo[0], indigo[2], coral[2]],
  light: gold[3],
  subject: [128, 96, 96],
  shapes: [
    stars(),
    moon(56, 48, 19),
    path(indigo[1], 'M0 132c30-10 46-44 74-44 24 0 30 26 56 26 28 0 40-40 74-40 36 0 52 36 96 42v95H0z'),
    path(teal[2], 'M0 150c50-20 92-22 140-10s110 8 160-14v85H0z'),
    path(teal[3], 'M0 150c50-20 92-22 140-10s110 8 160-14v6c-50 22-112 26-160 14S50 136 0 156z'),
    path(teal[1], 'M0 172c70-12 120-10 170-2s90 2 130-10v51H0z'),
    path(teal[2], 'M0 172c70-12 120-10 170-2s90 2 130-10v5c-40 12-80 18-130 10S70 165 0 177z'),
    path(teal[0], 'M0 194c90-8 210-6 300-2v19H0z'),
    lanternFlower(76, 112, 0.78, 84),
    lanternFlower(196, 106, 0.9, 78),
    lanternFlower(244, 128, 0.62, 82),
    lanternFlower(132, 84, 1.2, 82),
  ],
};

const roofs = path(
  coral[0],
  'M0 211v-40l16-6 22-16 22 16 14 4v12h20l4-14 26-20 26 20 6 14h22v-8l24-18 26 18 4 8h14l20-14 34 10v34z',
);

const jollyLantern: Drawing = {
  sky: [ink[1], coral[0], coral[1]],
  light: gold[3],
  subject: [146, 92, 108],
  shapes: [
    stars(7),
    path(coral[1], 'M0 180c24-20 46-22 70-12s52-18 84-16 56 24 82 14 44-4 64 4v41H0z'),
    line(gold[1], 1.8, 'M-4 22C60 62 190 66 304 10M-4 96c70 28 220 34 308-16'),
    repeat('a', lantern(0, 0, 1, gold), [46, 42], [200, 46, 1.05], [92, 116, 0.5], [264, 98, 0.48]),
    repeat(
      'b',
      lantern(0, 0, 1, coral),
      [106, 53, 0.72],
      [256, 30, 0.76],
      [40, 108, 0.62],
      [218, 112, 0.56],
      [146, 56, 1.6],
    ),
    roofs,
    dots(gold[3], 4, [38, 184], [124, 182], [132, 182], [202, 190], [262, 186]),
  ],
};

/** An open paper lantern that flies; its mouth glows. */
const skyLantern = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    glow(0, 0, 64),
    path(coral[3], 'M-20-34c10-8 30-8 40 0 8 16 6 44-4 62h-32c-10-18-12-46-4-62z'),
    path(gold[3], 'M-20-34c6-5 14-6 20-6-8 18-8 48-3 68h-13c-10-18-12-46-4-62z'),
    path(gold[4], 'M-8 28c-2-16 2-30 8-38 6 8 10 22 8 38z'),
    path(coral[1], 'M-17 26h34l-2 6h-30z'),
    line(coral[4], 1.2, 'M-20-34c10 6 30 6 40 0'),
  );

const jollyLanternTwo: Drawing = {
  sky: [ink[1], teal[1], teal[3]],
  light: gold[3],
  subject: [112, 78, 112],
  shapes: [
    stars(10),
    path(teal[1], 'M0 146c34-4 44-34 70-34s32 20 58 20 40-46 74-46 48 52 98 56v69H0z'),
    path(teal[0], 'M0 152c60-8 90-4 150-6s100-10 150-2v67H0z'),
    path(teal[2], 'M0 160h300v51H0z'),
    skyLantern(206, 98, 0.72),
    skyLantern(112, 76, 1.2),
    skyLantern(40, 96, 0.3),
    skyLantern(258, 46, 0.34),
    skyLantern(166, 34, 0.22),
    glitter(gold[3], 112, 166, 210, 54),
    glitter(gold[3], 206, 166, 204, 36),
    ripples(teal[4], 'M20 180h30M250 174h24M150 192h26'),
  ],
};

const nightCircus: Drawing = {
  sky: [indigo[0], indigo[1], indigo[3]],
  light: gold[3],
  subject: [150, 104, 128],
  shapes: [
    stars(11),
    moon(44, 42, 15),
    glow(150, 140, 130),
    line(gold[1], 1.4, 'M-2 96c60 10 100-20 152-60 52 40 96 66 152 52'),
    dots(gold[4], 4.5, [22, 97], [54, 91], [86, 78], [116, 59], [184, 60], [214, 78], [246, 90], [278, 91]),
    path(coral[2], 'M150 40c14 34 48 54 96 66v82H54v-82c48-12 82-32 96-66z'),
    path(coral[3], 'M150 40c-14 34-48 54-96 66v82h30v-90c34-14 56-34 66-58z'),
    path(
      paper,
      'M150 40c-6 28-24 48-46 62v86h24v-84c12-18 20-40 22-64zM150 40c6 28 24 48 46 62v86h-24v-84c-12-18-20-40-22-64z',
    ),
    path(
      coral[1],
      'M54 106c0 10 16 10 25 2 0 10 20 10 25 0 2 10 20 10 24 2 4 10 20 10 22 0 2 10 18 10 22 0 4 8 22 8 24-2 5 10 25 10 25 0 9 8 25 8 25-2v-6c-34-8-82-14-96-14s-62 6-96 14z',
    ),
    path(indigo[0], 'M150 118c16 16 22 40 24 70h-48c2-30 8-54 24-70z'),
    path(gold[3], 'M150 134c10 12 14 32 15 54h-30c1-22 5-42 15-54z'),
    line(gold[2], 2.4, 'M150 42V18'),
    path(teal[3], 'M150 18c10-4 14 4 26 0-4 6-2 8 0 12-12 4-16-4-26 0z'),
    path(indigo[0], 'M0 188c80-8 220-8 300 0v23H0z'),
  ],
};

const mango =
  path(gold[2], 'M-11 0c0-9 8-13 15-11s11 9 8 15-10 8-15 7-8-5-8-11z') +
  path(gold[3], 'M-11 0c0-9 8-13 15-11-8 3-11 9-11 17-3-1-4-3-4-6z') +
  path(coral[3], 'M12-3c2 8-5 14-15 14 8-1 13-6 15-14z');

const mangoMarket: Drawing = {
  sky: [indigo[0], indigo[2], coral[2]],
  light: gold[4],
  subject: [150, 108, 112],
  shapes: [
    stars(5),
    house(30, 150, 1.1, indigo[1]),
    house(272, 150, 1, indigo[1]),
    box(ink[2], 52, 62, 7, 110),
    box(ink[2], 241, 62, 7, 110),
    box(indigo[0], 59, 76, 182, 66),
    glow(150, 96, 110),
    path(coral[2], 'M54 36h192l18 40H36z'),
    path(paper, 'M82 36h26l-4 40H70zM136 36h28l4 40h-36zM192 36h26l12 40h-34z'),
    path(
      coral[3],
      'M36 76h34c0 14-34 14-34 0zm68 0h28c0 14-28 14-28 0zm64 0h28c0 14-28 14-28 0zm62 0h34c0 14-34 14-34 0z',
    ),
    path(gold[4], 'M70 76h34c0 14-34 14-34 0zm62 0h36c0 14-36 14-36 0zm64 0h34c0 14-34 14-34 0z'),
    lantern(104, 82, 0.5, gold),
    lantern(196, 82, 0.5, gold),
    repeat(
      'a',
      mango,
      [84, 134],
      [108, 134],
      [96, 117],
      [138, 135],
      [162, 134],
      [150, 116],
      [192, 135],
      [216, 134],
      [204, 117],
    ),
    path(gold[1], 'M44 142h212l-8 42H52z'),
    path(gold[2], 'M44 142h212l-2 9H46z'),
    path(gold[0], 'M68 160h44v16H72zM124 160h52v16h-52zM188 160h44l-4 16h-40z'),
    path(indigo[0], 'M0 180h300v31H0z'),
  ],
};

export const marketScenes: Readonly<Record<string, Drawing>> = {
  PG: pocketGarden,
  JOKER: jollyLantern,
  JOKER2: jollyLanternTwo,
  CIRCUS: nightCircus,
  MANGO: mangoMarket,
};
