/** Scenes of the demo's game providers below a wide sky, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, box, disc, dots, faint, glow, line, oval, path, repeat, turned } from './drawing.ts';
import type { Hue } from './hues.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { cloud, glitter, house, ripples, stars } from './motifs.ts';

/** A falling star; the head is the origin, and the tail lies along its left. */
const fallingStar = (x: number, y: number, scale: number, degrees: number, hue: Hue): string =>
  at(
    x,
    y,
    scale,
    turned(
      degrees,
      faint(0.35, path(hue[3], 'M0-9c-40 0-90 6-150 9 60 3 110 9 150 9z')),
      path(hue[4], 'M0-3c-40 0-70 2-110 3 40 1 70 3 110 3z'),
      glow(0, 0, 34),
      path(paper, 'M0-17c2 11 6 15 17 17C6 2 2 6 0 17-2 6-6 2-17 0-6-2-2-6 0-17z'),
    ),
  );

const crossingStars: Drawing = {
  sky: [ink[1], indigo[1], indigo[3]],
  light: gold[4],
  subject: [150, 80, 116],
  shapes: [
    stars(12),
    path(indigo[2], 'M0 150l38-34 22 16 40-46 34 38 24-20 44 44 36-26 62 38v61H0z'),
    path(indigo[3], 'M100 86l34 38-20-4-14 12-14-10zM38 116l22 16-16-2-14 8z'),
    path(indigo[0], 'M0 168l50-24 46 20 40-14 52 18 58-26 54 24v45H0z'),
    path(teal[1], 'M0 172h300v39H0z'),
    glitter(teal[4], 94, 177, 210, 34),
    glitter(gold[4], 206, 177, 210, 40),
    ripples(teal[3], 'M26 184h30M140 190h24M246 182h30'),
    fallingStar(206, 116, 1.1, 33, gold),
    fallingStar(94, 106, 0.95, 147, teal),
  ],
};

const silverComet: Drawing = {
  sky: [ink[0], ink[2], indigo[2]],
  light: paper,
  subject: [94, 74, 120],
  shapes: [
    stars(10),
    faint(0.22, path(indigo[4], 'M86 62C150 20 230 0 300-10v60c-80-2-150 12-206 40z')),
    faint(0.4, path(indigo[4], 'M88 64C150 34 220 18 300 10v26c-80 2-140 14-204 48z')),
    path(paper, 'M88 66c60-22 120-36 212-44-80 18-140 34-204 60z'),
    glow(88, 76, 62),
    disc(indigo[4], 88, 76, 20),
    disc(paper, 84, 72, 15),
    path(ink[3], 'M0 176c60-8 240-8 300 0v35H0z'),
    glitter(paper, 88, 177, 210, 54),
    path(ink[1], 'M156 176c22-14 40-22 62-22s44 10 66 24z'),
    path(ink[2], 'M196 156c0-18 10-28 24-28s24 10 24 28z'),
    path(ink[4], 'M196 156c0-18 10-28 24-28-8 6-12 16-12 28z'),
    path(gold[3], 'M216 128l8 1-14 27h-6z'),
    box(ink[0], 192, 154, 56, 8, 2),
    ripples(indigo[4], 'M20 188h24M136 186h26M176 198h50M250 188h30'),
  ],
};

const indigoMirage: Drawing = {
  sky: [indigo[0], indigo[2], coral[3]],
  light: gold[4],
  subject: [104, 96, 112],
  shapes: [
    stars(6),
    glow(104, 98, 110),
    disc(gold[3], 104, 98, 36),
    disc(gold[4], 100, 94, 29),
    path(indigo[3], 'M0 118c50-16 90-8 130 2s110-8 170-16v44H0z'),
    path(indigo[2], 'M0 140c60-26 96-30 140-6 30 16 100 6 160-12v89H0z'),
    path(indigo[3], 'M0 140c60-26 96-30 140-6-40-6-70 6-140 30z'),
    oval(teal[3], 218, 146, 52, 8),
    oval(teal[4], 206, 144, 34, 4),
    path(indigo[0], 'M232 142c2-24-2-40-8-52h4c6 12 10 30 9 52z'),
    path(
      teal[1],
      'M226 92c-10-8-22-6-28 4 10-4 18-2 28-4zm0 0c-4-12-14-18-24-14 10 2 16 6 24 14zm0 0c4-12 14-18 24-12-10 0-16 4-24 12zm0 0c12-6 22-2 26 10-8-6-16-8-26-10z',
    ),
    path(indigo[1], 'M0 178c80-34 130-30 180-8s80 4 120-6v47H0z'),
    path(indigo[2], 'M0 178c80-34 130-30 180-8-60-8-110 4-180 26z'),
    ripples(coral[4], 'M76 128h54M88 136h32M60 122h20'),
    path(indigo[0], 'M0 204c90-18 200-16 300-4v11H0z'),
  ],
};

const stormTemple: Drawing = {
  sky: [ink[0], indigo[1], teal[2]],
  light: gold[4],
  subject: [152, 98, 124],
  shapes: [
    glow(84, 60, 120),
    cloud(indigo[2], 70, 34, 1.9),
    cloud(indigo[1], 190, 26, 2.2),
    cloud(indigo[2], 268, 44, 1.4),
    path(gold[4], 'M92 44l-16 40h15l-11 34 31-44H96l14-30z'),
    path(gold[3], 'M228 52l-8 22h8l-5 20 16-26h-8l6-16z'),
    path(teal[1], 'M0 172c50-22 90-30 150-30s110 12 150 30v39H0z'),
    path(ink[1], 'M96 158h112v14H96zM108 144h88v14h-88z'),
    path(ink[3], 'M96 158h40v4H96zM108 144h34v4h-34z'),
    box(ink[2], 116, 116, 72, 28),
    path(ink[0], 'M100 116c18-4 26-12 30-20h44c4 8 12 16 30 20z'),
    path(ink[3], 'M100 116c18-4 26-12 30-20h10c-4 10-12 17-22 20z'),
    box(ink[2], 132, 82, 40, 14),
    path(ink[0], 'M118 82c14-4 26-18 34-36 8 18 20 32 34 36z'),
    path(ink[3], 'M118 82c14-4 26-18 34-36 0 16-8 30-18 36z'),
    box(gold[3], 142, 122, 20, 22),
    dots(gold[3], 5, [126, 130], [178, 130]),
    line(gold[2], 2, 'M152 46V34'),
    path(teal[0], 'M0 192c60-18 110-24 150-24s90 6 150 24v19H0z'),
    faint(
      0.35,
      line(
        teal[4],
        1.4,
        'M20 84l-8 22M44 116l-8 22M264 96l-8 22M284 128l-8 22M232 126l-6 16M60 84l-6 16M214 40l-6 14',
      ),
    ),
  ],
};

const mistyMountain: Drawing = {
  sky: [teal[4], coral[4], gold[4]],
  light: paper,
  subject: [84, 78, 118],
  shapes: [
    glow(84, 60, 110),
    disc(paper, 84, 58, 25),
    path(
      teal[3],
      'M0 120c14-6 18-60 30-60s20 44 34 50 14-30 26-30 20 32 40 38 26-62 46-62 22 50 40 54 18-34 34-34 24 36 50 42v93H0z',
    ),
    faint(0.75, path(paper, 'M0 124c40-10 70 4 110-2s70-14 104-6 60 2 86-4v26c-80 12-220 12-300 0z')),
    path(
      teal[2],
      'M0 152c20-4 30-56 48-56s22 40 40 44 26-22 40-20 24 30 50 32 24-74 50-74 30 66 72 72v61H0z',
    ),
    path(
      teal[3],
      'M48 96c-18 0-28 52-48 56v-8c16-8 26-48 48-48zM228 78c-26 0-26 74-50 74-6 0-11-1-16-3 26-1 32-71 66-71z',
    ),
    faint(0.55, path(paper, 'M0 162c60-12 100 2 150-4s100-10 150 0v18c-90 10-210 12-300 0z')),
    path(teal[1], 'M0 188c30-4 50-20 74-18s40 14 76 12 60-18 84-16 40 12 66 14v31H0z'),
    house(236, 162, 0.55, teal[0], teal[0]),
    path(teal[0], 'M0 202c80-12 220-10 300-2v11H0z'),
    line(teal[1], 1.6, 'M128 44q5-6 10 0q5-6 10 0M158 58q4-5 8 0q4-5 8 0'),
  ],
};

const kite = (hue: Hue): string =>
  path(hue[2], 'M0-22l16 20L0 24-16-2z') +
  path(hue[3], 'M0-22V24L-16-2z') +
  path(hue[4], 'M0-22v20h-16z') +
  line(hue[3], 1.6, 'M0 24c8 8-6 12 2 20s-2 10 0 14');

const luckyNine: Drawing = {
  sky: [teal[2], teal[4], gold[4]],
  light: paper,
  subject: [142, 78, 104],
  shapes: [
    glow(40, 30, 130),
    cloud(paper, 60, 58, 0.7),
    cloud(paper, 262, 108, 0.6),
    path(teal[3], 'M0 176c40-30 80-30 120-12s100-22 180-2v49H0z'),
    path(teal[2], 'M0 190c80-16 200-18 300-4v25H0z'),
    faint(
      0.6,
      line(
        teal[1],
        1,
        'M150 188C140 130 140 110 142 84M150 188C110 130 90 120 78 102M150 188C200 140 206 110 210 88M150 188C60 150 40 120 30 104M150 188C230 160 250 100 262 70',
      ),
    ),
    repeat('a', kite(coral), [142, 72, 1.35], [30, 36, 0.6], [262, 52, 0.9]),
    repeat('b', kite(indigo), [78, 84, 1], [212, 36, 0.66], [206, 120, 0.5]),
    repeat('c', kite(gold), [212, 80, 0.8], [94, 30, 0.6], [32, 96, 0.75]),
    path(teal[0], 'M144 192c0-10 2-16 6-16s6 6 6 16z'),
    disc(coral[1], 150, 172, 5),
  ],
};

export const skyScenes: Readonly<Record<string, Drawing>> = {
  SLOTXO: crossingStars,
  SUPERSLOT: silverComet,
  IMI: indigoMirage,
  STORM: stormTemple,
  MIST: mistyMountain,
  LUCKY9: luckyNine,
};
