/** Banners of the demo's bonuses, 320 by 180 units, by the code of the offer. */
import type { Drawing } from './drawing.ts';
import { at, box, disc, dots, faint, glow, line, oval, path, repeat, turned } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { boat, cloud, coin, glitter, house, lantern, moon, ripples, stars } from './motifs.ts';

/** A gate with its doors open to a lit river. */
const welcome: Drawing = {
  sky: [indigo[0], indigo[1], indigo[2]],
  light: gold[3],
  shapes: [
    stars(8),
    path(indigo[2], 'M0 120c30-30 60-30 90-10s110-30 150-8 60 0 80-8v86H0z'),
    glow(160, 96, 150),
    path(gold[3], 'M112 164V92c0-26 20-44 48-44s48 18 48 44v72z'),
    path(gold[4], 'M124 164v-70c0-20 14-34 36-34s36 14 36 34v70z'),
    disc(coral[3], 148, 92, 14),
    path(teal[3], 'M124 120c20-10 50-8 72-2v46h-72z'),
    path(teal[2], 'M124 136h72v28h-72z'),
    path(paper, 'M150 136h14l14 28h-40z'),
    path(coral[1], 'M112 92v72l-44 12V82zM208 92v72l44 12V82z'),
    path(coral[2], 'M100 95v66l-24 7V90z'),
    line(gold[2], 2.4, 'M88 93v70M232 93v70'),
    dots(gold[3], 6, [106, 130], [214, 130]),
    path(coral[0], 'M46 50c30-4 76-10 114-26 38 16 84 22 114 26l-10 14c-60-8-148-8-208 0z'),
    path(coral[2], 'M46 50c30-4 76-10 114-26v12C122 48 84 56 52 58z'),
    lantern(76, 62, 0.72, coral),
    lantern(244, 62, 0.72, coral),
    path(indigo[0], 'M0 168h320v12H0z'),
    path(gold[2], 'M120 180l14-14h52l14 14z'),
  ],
};

/** Two boats side by side under one string of lanterns. */
const friendship: Drawing = {
  sky: [indigo[0], indigo[2], coral[2]],
  light: gold[3],
  shapes: [
    stars(6),
    moon(60, 44, 18),
    path(indigo[2], 'M0 104c40-34 80-30 120-10s80-40 200-4v40H0z'),
    path(teal[1], 'M0 110h320v70H0z'),
    path(teal[0], 'M0 150c100-10 220-8 320 0v30H0z'),
    glitter(gold[4], 60, 116, 150, 44),
    line(gold[1], 2, 'M112 118V52c30 24 66 24 96 0v66'),
    repeat('a', lantern(0, 0, 0.5, gold), [136, 63], [160, 66], [184, 63]),
    boat(112, 134, 1.35, coral),
    boat(212, 136, 1.35, teal),
    ripples(gold[3], 'M70 158h80M176 160h74M120 168h60M20 164h24M280 150h24'),
  ],
};

/** The first boat of the morning has its lamp lit before the others leave. */
const early: Drawing = {
  sky: [indigo[2], coral[2], gold[3]],
  light: gold[4],
  shapes: [
    glow(120, 98, 150),
    disc(gold[4], 120, 100, 34),
    cloud(coral[3], 240, 36, 0.8),
    cloud(coral[3], 40, 40, 0.6),
    path(indigo[2], 'M0 104c40-14 70-18 110-6s110-18 210 0v24H0z'),
    path(indigo[1], 'M0 108h320v72H0z'),
    glitter(gold[4], 120, 114, 170, 70),
    path(gold[1], 'M210 108h110v10H210z'),
    line(indigo[0], 5, 'M228 112v56M262 112v56M296 112v56'),
    faint(0.8, boat(296, 152, 0.7, indigo)),
    boat(104, 140, 1.5, coral),
    line(ink[1], 2.4, 'M144 134v-38'),
    lantern(144, 92, 0.62, gold),
    ripples(gold[3], 'M40 156h44M150 158h60M70 168h70M216 168h40'),
  ],
};

/** Coins fall into a jar. */
const daily: Drawing = {
  sky: [teal[0], teal[1], teal[2]],
  light: gold[3],
  shapes: [
    glow(90, 20, 170),
    path(teal[1], 'M0 140h320v40H0z'),
    path(teal[2], 'M0 140h320v5H0z'),
    oval(teal[0], 168, 160, 66, 8),
    glow(160, 110, 100),
    faint(
      0.35,
      path(
        teal[4],
        'M112 62h96c-2 8 12 14 12 34v46c0 12-8 18-20 18h-80c-12 0-20-6-20-18V96c0-20 14-26 12-34z',
      ),
    ),
    repeat('a', coin(0, 0, 17), [130, 138], [188, 140], [160, 142], [146, 116], [178, 114], [160, 28]),
    path(teal[3], 'M106 54h108v10H106z'),
    path(teal[4], 'M106 54h54v5h-54z'),
    faint(0.5, path(paper, 'M112 78c-6 8-6 16-6 30v30c0 4 6 4 6 0z')),
    faint(0.6, line(gold[4], 2, 'M160 4V-2M146 8V0M174 8V0')),
    path(teal[3], 'M262 140c-4-22 0-32 14-40 10 12 8 28-2 40zM262 140c-14-8-18-18-16-30 12 4 18 14 16 30z'),
    path(coral[2], 'M250 140h34l-5 24h-24z'),
    path(coral[3], 'M250 140h14v24h-9z'),
  ],
};

/** A cup on a terrace at sunrise. */
const morning: Drawing = {
  sky: [teal[3], coral[4], gold[3]],
  light: paper,
  shapes: [
    glow(104, 84, 150),
    disc(paper, 104, 86, 34),
    cloud(paper, 244, 40, 0.8),
    path(teal[3], 'M0 110c40-30 70-34 100-16s90-36 130-14 60 2 90-12v70H0z'),
    path(teal[2], 'M0 124c60-20 100-16 160-8s110-8 160-12v76H0z'),
    path(gold[1], 'M0 146h320v34H0z'),
    path(gold[2], 'M0 146h320v7H0z'),
    oval(gold[0], 206, 158, 60, 7),
    oval(paper, 200, 155, 52, 6),
    path(coral[1], 'M166 104h70c0 32-10 48-35 48s-35-16-35-48z'),
    path(coral[2], 'M166 104h30c-2 20-2 36 5 48-25 0-35-16-35-48z'),
    oval(gold[0], 201, 104, 35, 7),
    line(coral[1], 6, 'M235 112c20-4 18 24-6 24'),
    faint(0.7, line(paper, 3, 'M188 92c-8-10 8-16 0-28M204 90c-8-12 8-18 0-34M220 92c-8-10 8-16 0-28')),
    path(teal[1], 'M40 150c-2-18 2-28 10-36 6 12 6 24 0 36zM52 150c-2-14 6-22 18-26 0 14-6 22-18 26z'),
    path(ink[2], 'M34 148h34l-5 20H39z'),
  ],
};

/** Balanced stones in a stream. */
const steady: Drawing = {
  sky: [indigo[2], indigo[3], coral[4]],
  light: gold[4],
  shapes: [
    moon(70, 50, 24),
    path(indigo[3], 'M0 104c30-20 60-40 90-26s80-34 110-12 80 8 120 20v34H0z'),
    path(teal[2], 'M0 112h320v68H0z'),
    path(teal[1], 'M0 150c90-10 220-10 320 0v30H0z'),
    glitter(gold[4], 70, 118, 152, 50),
    oval(teal[0], 196, 156, 66, 9),
    oval(ink[2], 194, 140, 56, 20),
    oval(ink[3], 188, 136, 48, 15),
    oval(indigo[1], 196, 112, 42, 15),
    oval(indigo[3], 191, 109, 35, 11),
    oval(ink[2], 192, 89, 31, 11),
    oval(ink[4], 188, 87, 25, 8),
    oval(coral[1], 196, 71, 21, 9),
    oval(coral[2], 193, 69, 16, 6.5),
    oval(gold[1], 194, 57, 12, 7),
    oval(gold[3], 192, 55, 9, 5),
    ripples(teal[4], 'M116 164h50M214 168h70M30 168h44M250 132h40'),
    path(teal[0], 'M300 180c-4-30 0-56 8-80 4 24 4 54 2 80zM286 180c-6-18-6-34-2-52 6 16 8 34 8 52z'),
  ],
};

/** Seven lanterns on one string; the last is lit brightest. */
const weekly: Drawing = {
  sky: [ink[1], indigo[1], indigo[3]],
  light: gold[3],
  shapes: [
    stars(9),
    path(indigo[2], 'M0 140c40-24 90-20 130-6s120-28 190-4v50H0z'),
    line(gold[1], 2, 'M-4 30C90 74 230 66 324 14'),
    repeat(
      'a',
      path(indigo[3], 'M0 3c13 0 19 9 19 19S13 41 0 41-19 32-19 22-13 3 0 3z') +
        path(indigo[4], 'M0 3c-13 0-19 9-19 19s6 19 19 19C-9 35-12 29-12 22S-9 9 0 3z') +
        path(indigo[2], 'M0 3c5 5 7 12 7 19S5 36 0 41C-5 36-7 29-7 22S-5 8 0 3z') +
        path(gold[1], 'M-7 0H7v4H-7zM-6 40H6v4H-6z') +
        line(gold[1], 1.6, 'M0 44v9'),
      [22, 40, 0.7],
      [62, 50, 0.7],
      [102, 56, 0.7],
      [142, 58, 0.7],
      [182, 56, 0.7],
      [222, 51, 0.7],
    ),
    lantern(276, 34, 1.7, coral),
    house(60, 150, 0.8, indigo[0]),
    house(104, 154, 0.6, indigo[0]),
    path(indigo[0], 'M0 160c100-12 220-8 320 0v20H0z'),
    dots(gold[3], 3, [160, 156], [182, 155], [140, 157]),
  ],
};

/** A tent and a lamp by a lake. */
const weekend: Drawing = {
  sky: [indigo[0], teal[2], coral[3]],
  light: gold[3],
  shapes: [
    stars(8),
    moon(64, 40, 15),
    path(teal[3], 'M0 96l50-36 34 26 60-50 66 58 34-24 76 42v20H0z'),
    path(teal[2], 'M0 112h320v34H0z'),
    glitter(gold[4], 64, 116, 138, 40),
    path(teal[1], 'M0 142c90-14 220-14 320-4v42H0z'),
    glow(184, 124, 90),
    path(coral[2], 'M186 64l68 92H122z'),
    path(coral[3], 'M186 64l-20 92h-44z'),
    path(gold[3], 'M186 84l24 72h-46z'),
    path(indigo[1], 'M186 84l6 72h-28zM186 84l14 72h10z'),
    line(gold[1], 2, 'M186 64l-4-8M186 64l6-8M122 156l-16 8M254 156l16 8'),
    lantern(276, 104, 0.8, gold),
    line(ink[1], 3, 'M276 104h20v58'),
    path(
      teal[0],
      'M0 168c90-10 230-8 320 0v12H0zM24 168V92l-18 36h10L4 152h14v16zm0-76l18 36H32l14 24H30v16h-6z',
    ),
  ],
};

/** A ribbon with a medal. */
const loyal: Drawing = {
  sky: [coral[0], coral[1], coral[2]],
  light: gold[3],
  shapes: [
    glow(110, 40, 190),
    faint(
      0.25,
      path(
        coral[3],
        'M160 82L40-20h60zM160 82L240-30h60zM160 82l-170 40v50zM160 82l180 30v50zM160 82L90 190h60zM160 82l30 108h60z',
      ),
    ),
    path(indigo[1], 'M132 96l-26 74 24-8 16 18 22-64z'),
    path(indigo[2], 'M188 96l26 74-24-8-16 18-22-64z'),
    path(indigo[3], 'M132 96l-26 74 24-8 20-58z'),
    ...[0, 30, 60].map((degrees) => at(160, 82, 1, turned(degrees, box(gold[1], -44, -44, 88, 88, 14)))),
    disc(gold[2], 160, 82, 48),
    path(gold[3], 'M112 82a48 48 0 0 1 82-34A58 58 0 0 0 120 108a48 48 0 0 1-8-26z'),
    disc(gold[1], 161, 83, 35),
    disc(coral[2], 160, 82, 34),
    path(coral[3], 'M126 82a34 34 0 0 1 60-22A44 44 0 0 0 132 100a34 34 0 0 1-6-18z'),
    path(paper, 'M160 58l7 16 17 2-13 11 4 17-15-9-15 9 4-17-13-11 17-2z'),
    path(gold[4], 'M160 58l7 16 17 2-13 11 4 17-15-9z'),
    dots(gold[4], 5, [56, 60], [264, 50], [40, 118], [286, 112], [248, 148], [74, 150]),
  ],
};

export const bonusBanners: Readonly<Record<string, Drawing>> = {
  WELCOME: welcome,
  FRIENDLY: friendship,
  EARLY: early,
  DAILY: daily,
  MORNING: morning,
  STEADY: steady,
  WEEKLY: weekly,
  WEEKEND: weekend,
  LOYAL: loyal,
};
