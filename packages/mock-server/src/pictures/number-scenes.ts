/** Scenes of the demo's game providers with things to count, 300 by 211 units. */
import type { Drawing } from './drawing.ts';
import { at, box, disc, dots, faint, glow, line, oval, path, repeat } from './drawing.ts';
import type { Hue } from './hues.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { lantern, moon } from './motifs.ts';

const highNumbers: Drawing = {
  sky: [teal[1], teal[2], teal[3]],
  light: gold[4],
  subject: [150, 88, 130],
  shapes: [
    glow(80, 10, 190),
    faint(0.4, line(teal[1], 2, 'M60 0v211M120 0v211M180 0v211M240 0v211')),
    faint(0.5, path(teal[0], 'M98 38h120v130H98z')),
    path(gold[4], 'M92 46h118v114H92z'),
    path(paper, 'M90 30h118v128l-30-2c2-10 0-18-4-22-26 14-56 22-84 24z'),
    path(gold[3], 'M90 158c30-2 58-10 84-24 4 4 6 12 4 22z'),
    path(coral[2], 'M90 30h118v30H90z'),
    path(coral[3], 'M90 30h56v30H90z'),
    dots(coral[1], 6, [112, 38], [150, 38], [188, 38]),
    line(gold[1], 4, 'M112 22v15M150 22v15M188 22v15'),
    dots(
      indigo[2],
      9,
      [108, 78],
      [128, 78],
      [148, 78],
      [168, 78],
      [188, 78],
      [108, 98],
      [128, 98],
      [168, 98],
      [188, 98],
      [108, 118],
      [128, 118],
      [148, 118],
      [188, 114],
    ),
    glow(148, 98, 22),
    disc(gold[2], 148, 98, 9),
    line(coral[2], 2.6, 'M138 92c8-8 24-4 22 6s-18 12-24 4'),
    at(262, 60, 1, lantern(0, 0, 1.1, coral)),
    line(gold[1], 2, 'M262 0v60'),
    path(gold[1], 'M0 176h300v35H0z'),
    path(gold[2], 'M0 176h300v7H0z'),
    path(teal[0], 'M30 176l4-30h26l4 30z'),
    path(teal[4], 'M46 148c-14-6-20-20-16-34 10 6 16 18 16 34zm2 0c0-20 6-34 18-42 4 18-4 34-18 42z'),
  ],
};

const bead = (hue: Hue): string =>
  oval(hue[1], 1, 1.5, 10, 13) +
  oval(hue[2], 0, 0, 10, 13) +
  path(hue[4], 'M-6-2c0-6 3-9 6-9-2 4-3 8-3 12-2 0-3-1-3-3z');

const teakNumbers: Drawing = {
  sky: [gold[0], gold[1], gold[0]],
  light: gold[4],
  subject: [148, 86, 120],
  shapes: [
    faint(0.5, path(gold[0], 'M0 0h300v32H0zM0 70h300v36H0zM0 142h300v34H0z')),
    glow(60, 20, 170),
    box(indigo[1], 18, 18, 56, 96, 4),
    path(indigo[2], 'M22 18h24v96H18V22a4 4 0 0 1 4-4z'),
    moon(42, 48, 12),
    line(gold[0], 4, 'M46 18v96M18 66h56'),
    faint(0.5, box(ink[0], 98, 36, 176, 124, 10)),
    box(gold[1], 92, 28, 176, 124, 10),
    box(gold[2], 92, 28, 176, 10, 5),
    box(gold[2], 92, 28, 10, 124, 5),
    box(coral[0], 102, 38, 156, 104, 3),
    line(gold[3], 2.4, 'M124 38v104M152 38v104M180 38v104M208 38v104M236 38v104'),
    repeat('a', bead(coral), [124, 54], [152, 54], [208, 54], [124, 128], [180, 128], [236, 128], [236, 101]),
    repeat('b', bead(teal), [180, 54], [236, 54], [152, 128], [208, 128], [124, 101], [180, 101], [208, 101]),
    box(gold[1], 102, 72, 156, 9),
    box(gold[2], 102, 72, 156, 4),
    path(gold[0], 'M0 176h300v35H0z'),
    path(gold[1], 'M0 176h300v6H0z'),
    path(teal[2], 'M30 152h34l-4 24H34z'),
    path(teal[3], 'M30 152h14v24H34z'),
    line(teal[2], 4, 'M62 156c12-2 12 14-1 13'),
    faint(0.5, line(gold[4], 2, 'M42 146c-5-6 5-8 0-16M52 146c-5-6 5-8 0-16')),
  ],
};

const stalk = (x: number, width: number, hue: readonly [string, string, string]): string =>
  box(hue[0], x, 0, width, 211) +
  box(hue[1], x, 0, width * 0.4, 211) +
  line(hue[2], 2.4, `M${x} 38h${width}M${x} 92h${width}M${x} 146h${width}`);

const bambooNumbers: Drawing = {
  sky: [teal[4], teal[3], teal[1]],
  light: gold[4],
  subject: [150, 96, 124],
  shapes: [
    glow(80, 30, 180),
    faint(
      0.5,
      stalk(20, 10, [teal[2], teal[2], teal[1]]),
      stalk(86, 8, [teal[2], teal[2], teal[1]]),
      stalk(222, 9, [teal[2], teal[2], teal[1]]),
      stalk(270, 12, [teal[2], teal[2], teal[1]]),
    ),
    stalk(44, 18, [teal[2], teal[3], teal[1]]),
    stalk(246, 20, [teal[2], teal[3], teal[1]]),
    path(
      teal[2],
      'M62 70c20-14 40-16 60-8-20 10-40 12-60 8zM246 54c-20-14-42-14-62-4 20 8 42 10 62 4zM44 34C30 22 14 20-2 26c16 8 30 10 46 8zM266 108c14-12 28-14 44-10-14 10-28 14-44 10z',
    ),
    path(teal[1], 'M62 70c12 4 24 14 28 28-14-4-24-14-28-28zM246 54c-6 14-18 24-34 28 6-14 18-24 34-28z'),
    faint(0.6, oval(teal[0], 156, 178, 62, 9)),
    glow(150, 70, 80),
    line(gold[1], 6, 'M120 92L104 34M132 92l-8-66M145 92l-3-74M158 92l3-70M170 92l12-62M181 92l24-50'),
    line(gold[4], 4, 'M119 92L103 34M131 92l-8-66M144 92l-3-74M157 92l3-70M169 92l12-62M180 92l24-50'),
    line(coral[2], 6, 'M106 42l-2-8M125 34l-1-8M142.5 26l-.5-8M160.5 30l.5-8M180 38l2-8M201 50l4-8'),
    path(teal[1], 'M106 90h88l-3 84c-16 8-66 8-82 0z'),
    path(teal[3], 'M106 90h34v90c-14 0-26-2-31-6z'),
    path(teal[2], 'M140 90h18v90h-18z'),
    oval(teal[0], 150, 91, 44, 9),
    line(gold[1], 4, 'M119 94l-1-6M132 95l-1-6M145 96v-6M158 96v-6M170 95l1-6M181 94l2-5'),
    path(
      teal[1],
      'M108 92c20 10 64 10 84 0v6c-20 10-64 10-84 0zM107 130c22 10 64 10 86 0v5c-22 10-64 10-86 0z',
    ),
    path(coral[2], 'M138 148h26v24h-26z'),
    path(gold[3], 'M151 152l8 8-8 8-8-8z'),
    path(teal[0], 'M0 190c90-14 210-14 300 0v21H0z'),
  ],
};

export const numberScenes: Readonly<Record<string, Drawing>> = {
  HUAYHD: highNumbers,
  TEAK: teakNumbers,
  BAMBOO: bambooNumbers,
};
