/** Banners of the demo's promotions, 320 by 180 units, by the code of the offer. */
import type { Drawing } from './drawing.ts';
import { at, disc, dots, faint, glow, line, oval, path, repeat, turned } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { cloud, coin, glitter, ripples, stars } from './motifs.ts';

/** A deck chair under a parasol. */
const sabai: Drawing = {
  sky: [teal[3], teal[4], gold[4]],
  light: paper,
  shapes: [
    glow(62, 44, 120),
    disc(paper, 62, 44, 24),
    cloud(paper, 250, 36, 0.8),
    path(teal[3], 'M0 92h320v30H0z'),
    path(teal[2], 'M0 104h320v30H0z'),
    glitter(paper, 62, 98, 120, 50),
    path(gold[3], 'M0 126c90-14 210-14 320-4v58H0z'),
    path(gold[2], 'M0 156c100-12 220-10 320 0v24H0z'),
    oval(gold[1], 178, 160, 70, 7),
    line(ink[2], 4, 'M212 160L184 40'),
    path(coral[2], 'M106 74c8-34 40-52 78-50 36-4 62 8 78 36-52-4-104 2-156 14z'),
    path(
      paper,
      'M138 68c4-26 20-40 46-44 8 10 12 22 12 38-20 0-40 2-58 6zM184 24c22 2 36 16 44 36l-32 1c0-16-4-28-12-37z',
    ),
    path(coral[3], 'M106 74c8-34 40-52 78-50-26 4-42 18-46 44z'),
    line(gold[0], 5, 'M128 158l76-26M150 158l-28-34M196 158l-14-20'),
    path(indigo[2], 'M96 92l10-4 34 44 56-6 2 8-60 10z'),
    path(indigo[3], 'M96 92l10-4 34 44-2 8z'),
    path(coral[2], 'M252 150h20l-3 18h-14z'),
    line(paper, 2, 'M264 150l6-16'),
  ],
};

/** One coin, and its reflection. */
const double: Drawing = {
  sky: [indigo[0], indigo[1], indigo[3]],
  light: gold[3],
  shapes: [
    stars(10),
    path(indigo[2], 'M0 92l40-26 40 22 44-40 40 36 50-30 46 28 60-22v40H0z'),
    glow(160, 56, 110),
    path(teal[1], 'M0 96h320v84H0z'),
    coin(160, 54, 38),
    faint(0.5, at(160, 138, 1, turned(180, coin(0, 0, 38)))),
    path(
      teal[1],
      'M100 96h120v5H100zM104 110h112v4H104zM108 124h104v4H108zM112 140h96v4h-96zM116 156h88v5h-88z',
    ),
    ripples(gold[3], 'M96 104h30M196 104h34M84 132h20M220 134h30M110 170h100M30 120h30M262 150h34'),
    dots(gold[4], 4, [104, 30], [222, 26], [96, 66], [228, 70]),
  ],
};

/** A silver bowl of water with flowers, for the new year. */
const newYear: Drawing = {
  sky: [teal[2], teal[3], gold[4]],
  light: paper,
  shapes: [
    glow(80, 30, 190),
    path(teal[2], 'M0 130c60-20 120-14 160-8s110-12 160-4v62H0z'),
    oval(teal[1], 160, 164, 84, 9),
    path(
      teal[4],
      'M110 84c-18-30-44-40-62-36 20 6 30 18 40 40zM206 82c10-30 34-46 56-44-18 8-26 22-34 46zM150 76c-6-26-2-44 10-60 8 18 10 36 4 60z',
    ),
    path(
      paper,
      'M118 82c-10-22-24-34-40-40 20 0 40 14 50 38zM198 80c8-20 20-34 38-40-14 12-22 26-26 42zM156 74c-2-16 0-30 6-42 2 16 2 28-2 42z',
    ),
    dots(
      paper,
      6,
      [56, 32],
      [36, 62],
      [92, 24],
      [136, 20],
      [186, 18],
      [234, 24],
      [276, 30],
      [286, 60],
      [112, 46],
      [214, 52],
    ),
    path(ink[4], 'M76 88h168c0 44-30 74-84 74S76 132 76 88z'),
    path(indigo[4], 'M76 88h90c-16 28-20 52-12 74-50-2-78-32-78-74z'),
    path(paper, 'M84 96h14c2 22 8 38 20 50-20-10-32-28-34-50z'),
    oval(paper, 160, 88, 84, 12),
    oval(teal[3], 160, 89, 76, 9),
    repeat(
      'a',
      path(
        coral[2],
        'M0-12c5 3 5 8 0 12-5-4-5-9 0-12zM11-4c0 6-4 9-11 4 2-7 7-9 11-4zM7 9C1 10-2 7 0 0c7 1 9 5 7 9zM-7 9C-9 5-7 1 0 0c2 7-1 10-7 9zM-11-4c4-5 9-3 11 4-7 5-11 2-11-4z',
      ) + disc(gold[3], 0, 0, 3.4),
      [124, 86],
      [160, 92, 1.2],
      [196, 86],
      [256, 148, 1.1],
      [60, 152],
    ),
    line(ink[3], 3, 'M96 118c40 18 88 18 128 0'),
  ],
};

export const promotionBanners: Readonly<Record<string, Drawing>> = {
  SABAI50: sabai,
  DOUBLE100: double,
  NEWYEAR: newYear,
};
