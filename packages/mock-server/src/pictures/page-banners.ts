/** Banners beside invitations, refunds and the chat, 320 by 180 units, by their code. */
import type { Drawing } from './drawing.ts';
import { at, box, disc, dots, glow, line, oval, path, repeat, turned } from './drawing.ts';
import { coral, gold, indigo, ink, paper, teal } from './hues.ts';
import { cloud, coin, house, moon, ripples, stars, ticket } from './motifs.ts';

const plane =
  path(paper, 'M-34-4L36-26 6 26-6 8z') +
  path(gold[4], 'M-34-4L36-26-6 8z') +
  path(coral[3], 'M-6 8L36-26 4 14-4 24z');

const inviteFriends: Drawing = {
  sky: [indigo[1], indigo[3], coral[3]],
  light: gold[4],
  shapes: [
    moon(64, 46, 20),
    cloud(indigo[4], 250, 46, 0.9),
    cloud(coral[4], 96, 96, 0.7),
    path(indigo[2], 'M0 132c40-24 80-26 120-10s110-26 200-4v62H0z'),
    house(48, 148, 0.9, indigo[0]),
    glow(276, 130, 48),
    house(276, 146, 0.9, indigo[0]),
    path(indigo[0], 'M0 158c90-12 230-10 320 0v22H0z'),
    `<path fill="none" stroke="${paper}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="1 9" d="M60 118c40 24 92-4 86-34s-44-12-26 14 74 4 96-28"/>`,
    at(222, 62, 1.15, plane),
    dots(gold[4], 3, [30, 80], [292, 92], [196, 24], [140, 28]),
  ],
};

const inviteCollect: Drawing = {
  sky: [teal[1], teal[2], teal[3]],
  light: gold[3],
  shapes: [
    glow(100, 40, 180),
    path(teal[2], 'M0 138c80-16 240-16 320 0v42H0z'),
    path(gold[0], 'M40 146c10-34 10-90 2-130h30c-4 40-4 90 12 130z'),
    path(gold[1], 'M40 146c10-34 10-90 2-130h12c4 50 2 92-4 130z'),
    path(
      teal[0],
      'M-10-10h264c8 20-8 38-30 32-10 16-36 18-50 4-14 18-46 18-58 0-14 16-44 16-56-2-18 14-64 8-70-10z',
    ),
    path(teal[3], 'M-10-10h164c6 16-6 28-24 22-8 12-28 12-38 0-12 12-36 10-44-4-16 10-56 6-58-8z'),
    oval(teal[0], 178, 160, 76, 9),
    repeat(
      'a',
      coin(0, 0, 16),
      [132, 58, 0.7],
      [186, 50, 0.8],
      [230, 62, 0.6],
      [204, 84, 0.75],
      [156, 84, 0.7],
      [146, 108],
      [210, 108],
      [178, 102],
    ),
    path(gold[1], 'M114 112h128l-14 48H128z'),
    path(gold[2], 'M114 112h56l-4 48h-38z'),
    path(gold[3], 'M108 106h140v10H108z'),
    line(gold[0], 2, 'M120 128h116M124 144h108M150 116v44M178 116v44M206 116v44'),
  ],
};

const refundShare: Drawing = {
  sky: [ink[1], ink[2], teal[1]],
  light: gold[3],
  shapes: [
    stars(8),
    glow(150, 84, 130),
    path(teal[1], 'M0 150c80-14 240-14 320 0v30H0z'),
    oval(teal[0], 160, 162, 70, 8),
    line(teal[2], 17, 'M193 141A62 62 0 1 0 98 90'),
    path(teal[2], 'M70 88h56l-28 34z'),
    line(teal[3], 17, 'M160 28A62 62 0 0 0 98 90'),
    path(teal[3], 'M70 88h28v34z'),
    line(teal[4], 3, 'M142 24A64 64 0 0 0 94 78'),
    coin(160, 88, 34),
    coin(60, 146, 12),
    coin(84, 152, 9),
    coin(262, 146, 13),
    ripples(teal[3], 'M30 168h40M240 168h50M120 174h80'),
  ],
};

const refundChoice: Drawing = {
  sky: [indigo[1], coral[1], coral[3]],
  light: gold[4],
  shapes: [
    moon(74, 50, 22),
    cloud(coral[3], 256, 40, 0.8),
    path(indigo[2], 'M0 118c40-30 90-34 130-10s110-30 190 0v72H0z'),
    path(teal[1], 'M0 140c80-24 240-24 320 0v40H0z'),
    path(
      gold[3],
      'M116 180c16-18 8-30-28-38-30-6-62-8-88-6v-6c60-4 140 2 160 24 20-22 100-28 160-24v6c-26-2-58 0-88 6-36 8-44 20-28 38z',
    ),
    path(gold[2], 'M160 154c20-22 100-28 160-24v6c-26-2-58 0-88 6-36 8-44 20-28 38h-44z'),
    line(gold[0], 8, 'M160 166V40'),
    line(gold[1], 3, 'M158 164V42'),
    path(coral[2], 'M166 46h62l18 15-18 15h-62z'),
    path(coral[3], 'M166 46h62l18 15h-80z'),
    path(teal[2], 'M154 78H96L78 93l18 15h58z'),
    path(teal[3], 'M154 78H96L78 93h76z'),
    ticket(202, 61, 0.36),
    coin(120, 93, 10),
    disc(gold[2], 160, 38, 6),
    path(teal[0], 'M0 180c4-14 8-18 14-24 2 8 6 14 8 24zM292 180c2-12 6-18 12-24 4 8 6 14 8 24z'),
  ],
};

const bubble = (tone: string, edge: string): string =>
  path(
    tone,
    'M-46-28h92a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H-20l-22 18 2-18h-6a12 12 0 0 1-12-12v-26a12 12 0 0 1 12-12z',
  ) + path(edge, 'M-46-28h92a12 12 0 0 1 12 12v2h-116v-2a12 12 0 0 1 12-12z');

const support: Drawing = {
  sky: [indigo[0], indigo[2], teal[2]],
  light: gold[4],
  shapes: [
    stars(9),
    glow(110, 70, 150),
    path(teal[1], 'M0 150c80-16 240-16 320 0v30H0z'),
    at(120, 76, 1.25, bubble(paper, gold[4])),
    dots(coral[2], 13, [94, 74], [120, 74], [146, 74]),
    `<g transform="matrix(-1 0 0 1 224 122)">${bubble(coral[2], coral[3])}</g>`,
    line(paper, 5, 'M192 112h64M192 126h44'),
    house(40, 148, 0.7, indigo[0]),
    ripples(teal[3], 'M20 166h50M250 170h40M130 172h50'),
  ],
};

/** An open wallet; its lower edge is the origin. */
const purse =
  path(indigo[1], 'M-66-70h120a10 10 0 0 1 10 10v50a10 10 0 0 1-10 10H-66z') +
  path(coral[1], 'M-70-62h124a12 12 0 0 1 12 12v38A12 12 0 0 1 54 0H-58a12 12 0 0 1-12-12z') +
  path(coral[2], 'M-70-62H54a12 12 0 0 1 12 12v4H-70z') +
  path(coral[3], 'M-70-62h20V0h-8a12 12 0 0 1-12-12z') +
  path(gold[2], 'M30-40h42v24H30a12 12 0 0 1 0-24z') +
  disc(coral[0], 34, -28, 5);

const deposit: Drawing = {
  sky: [teal[0], teal[1], teal[2]],
  light: gold[3],
  shapes: [
    glow(120, 50, 170),
    path(teal[1], 'M0 152h320v28H0z'),
    oval(teal[0], 162, 160, 88, 8),
    coin(130, 34, 15),
    coin(178, 58, 18),
    coin(150, 90, 17),
    at(160, 158, 1, purse),
    line(gold[4], 3, 'M222 30v40m-12-12l12 14 12-14'),
    dots(gold[4], 4, [80, 50], [96, 26], [252, 88], [66, 92]),
  ],
};

const withdraw: Drawing = {
  sky: [indigo[0], indigo[1], indigo[3]],
  light: gold[3],
  shapes: [
    glow(120, 50, 170),
    path(indigo[1], 'M0 152h320v28H0z'),
    oval(indigo[0], 162, 160, 88, 8),
    at(
      160,
      78,
      1,
      turned(
        -8,
        box(teal[1], -46, -34, 92, 60, 4),
        box(teal[3], -42, -30, 84, 52, 3),
        disc(teal[4], 0, -8, 15),
        box(teal[1], -36, -24, 10, 5, 2),
        box(teal[1], 26, 10, 10, 5, 2),
      ),
    ),
    at(160, 158, 1, purse),
    line(gold[4], 3, 'M238 70V28m-12 12l12-14 12 14'),
    dots(gold[4], 4, [80, 50], [96, 26], [262, 88], [66, 92]),
  ],
};

export const pageBanners: Readonly<Record<string, Drawing>> = {
  'invite-friends': inviteFriends,
  'invite-collect': inviteCollect,
  'refund-share': refundShare,
  'refund-choice': refundChoice,
  support,
  deposit,
  withdraw,
};
