/** The five how-to videos: each draws a frame for a moment. */
import { baht, between, height, paint, penOf, width } from './pen.js';

const home = (pen, amount, { lit, angle = 0 } = {}) => {
  pen.card(30, 40, 480, 190);
  pen.bars(62, 72, 130);
  pen.write(baht(amount), 62, 132, 54, paint.gold);
  pen.disc(456, 94, 36, paint.raised);
  pen.turn(456, 94, angle, paint.muted);
  pen.card(62, 186, 190, 10, paint.line, 5);
  for (const [x, icon] of [
    [30, 'down'],
    [278, 'up'],
  ]) {
    const isGold = icon === 'down';
    pen.card(x, 254, 232, 110, lit === icon ? paint.text : isGold ? paint.gold : paint.raised);
    pen[icon](x + 116, 308, isGold || lit === icon ? paint.dark : paint.gold);
  }
};

const games = ['#3b2f6b', '#1f5a52', '#6b2f3f'];
const rowOfGames = (pen, y, open = 0) =>
  games.forEach((color, index) => {
    const x = 30 + index * 170;
    pen.card(x, y, 150, 180, color);
    pen.disc(x + 75, y + 70, 36, 'rgb(255 255 255 / 16%)');
    if (index === 0 && open === 1) pen.tick(x + 75, y + 72, paint.positive, 1.2);
    else
      pen.lines(
        x + 75,
        y + 76,
        1,
        paint.text,
        [-14, 14, -14, -4, 14, -4, 14, 14, -14, 14],
        [-9, -4, -9, -16, 9, -16, 9, -4],
      );
    pen.card(x + 30, y + 134, 90, 10, 'rgb(255 255 255 / 30%)', 5);
  });

const bonusCard = (pen, y, color, marks = {}) => {
  pen.card(30, y, 480, 140, color);
  pen.disc(106, y + 70, 44, 'rgb(255 255 255 / 14%)');
  pen.gift(106, y + 72, paint.gold);
  pen.card(180, y + 48, 210, 14, 'rgb(255 255 255 / 45%)', 7);
  pen.card(180, y + 80, 130, 12, 'rgb(255 255 255 / 22%)', 6);
  if (marks.isCurrent) {
    pen.disc(452, y + 40, 26, paint.positive);
    pen.tick(451, y + 41, paint.dark, 0.7);
  }
};

const button = (pen, y, color, isLit = false) => {
  pen.card(40, y, 460, 84, isLit ? paint.text : color);
};

const done = (pen, strength, color = paint.positive) =>
  pen.softly(strength, 40, () => {
    pen.disc(270, 520, 66, color);
    pen.tick(268, 522, paint.dark, 2);
  });

const code = (pen, x, y, side) => {
  pen.card(x - 16, y - 16, side + 32, side + 32, '#fff', 16);
  const cell = side / 21;
  for (let row = 0; row < 21; row++)
    for (let column = 0; column < 21; column++) {
      const inCorner = (row < 7 && (column < 7 || column > 13)) || (row > 13 && column < 7);
      const [r, c] = [row % 14, column % 14];
      const isEye = r === 0 || r === 6 || c === 0 || c === 6 || (r > 1 && r < 5 && c > 1 && c < 5);
      // A pattern that looks like a QR code and encodes nothing.
      if (inCorner ? isEye : (row * 7 + column * column * 3 + row * column) % 5 < 2)
        pen.card(x + column * cell, y + row * cell, cell, cell, '#000', 0);
    }
};

export const videos = {
  wallet: {
    seconds: 13,
    poster: 5.2,
    taps: [
      [1.6, 146, 310],
      [3.4, 270, 545],
      [8.2, 394, 310],
      [10, 270, 640],
    ],
    draw(pen, t) {
      const amount = 1250 + 500 * between(t, 6.2, 7) - 300 * between(t, 11.2, 12);
      home(pen, amount, { lit: t > 1.6 && t < 1.9 ? 'down' : t > 8.2 && t < 8.5 ? 'up' : undefined });
      rowOfGames(pen, 400);
      pen.sheet(between(t, 1.8, 2.2) - between(t, 5.9, 6.3), 180, () => {
        pen.softly(1 - between(t, 3.5, 3.8), 0, () => {
          pen.write(baht(500), 270, 290, 60, paint.text, 'center');
          [100, 500, 1000].forEach((value, index) => {
            pen.card(60 + index * 145, 370, 130, 64, index === 1 ? paint.gold : paint.raised, 32);
            pen.write(
              String(value),
              125 + index * 145,
              403,
              28,
              index === 1 ? paint.dark : paint.text,
              'center',
            );
          });
          button(pen, 500, paint.gold, t > 3.4 && t < 3.6);
          pen.down(270, 540, paint.dark);
        });
        pen.softly(between(t, 3.7, 4.1), 20, () => code(pen, 130, 280, 280));
      });
      pen.sheet(between(t, 8.4, 8.8) - between(t, 10.7, 11.1), 330, () => {
        pen.write(baht(300), 270, 440, 60, paint.text, 'center');
        pen.card(100, 500, 340, 56, paint.raised, 16);
        pen.write('•••• 6789', 270, 529, 28, paint.muted, 'center');
        button(pen, 598, paint.gold, t > 10 && t < 10.2);
        pen.up(270, 638, paint.dark);
      });
      done(pen, between(t, 6.4, 6.8) - between(t, 7.5, 7.8));
      done(pen, between(t, 11.2, 11.6) - between(t, 12.6, 12.9));
    },
  },
  play: {
    seconds: 12,
    poster: 8.6,
    taps: [
      [1.6, 105, 490],
      [3.4, 270, 600],
      [6, 270, 600],
    ],
    draw(pen, t, context) {
      const isOpen = t > 3.6 ? 1 : 0;
      home(pen, 1250 - 200 * between(t, 6.1, 6.7));
      rowOfGames(pen, 400, isOpen);
      pen.sheet(between(t, 1.8, 2.2) - between(t, 7.2, 7.5), 260, () => {
        pen.disc(270, 370, 56, games[0]);
        if (isOpen) pen.tick(270, 372, paint.positive, 1.6);
        else
          pen.lines(
            270,
            378,
            1.4,
            paint.text,
            [-14, 14, -14, -4, 14, -4, 14, 14, -14, 14],
            [-9, -4, -9, -16, 9, -16, 9, -4],
          );
        pen.softly(isOpen, 0, () => {
          pen.card(80, 456, 380, 12, paint.line, 6);
          const far = 380 * between(t, 4.2, 5.4);
          pen.card(80, 456, Math.max(12, far), 12, paint.gold, 6);
          pen.disc(80 + far, 462, 20, paint.gold);
          pen.write(baht(200 * between(t, 4.2, 5.4)), 270, 516, 36, paint.text, 'center');
        });
        button(pen, 560, paint.gold, (t > 3.4 && t < 3.6) || (t > 6 && t < 6.2));
        pen.lines(270, 602, 1.2, paint.dark, [-10, -16, 16, 0, -10, 16, -10, -16]);
      });
      pen.softly(between(t, 7.3, 7.7), 60, () => {
        context.fillStyle = games[0];
        context.fillRect(0, 0, width, height);
        pen.card(40, 180, 460, 300, paint.card, 36);
        for (let reel = 0; reel < 3; reel++) {
          pen.card(66 + reel * 140, 210, 128, 240, paint.raised);
          const stop = 9 + reel * 0.6;
          const turns = between(t, 7.6, stop) * (6 + reel * 2);
          context.save();
          context.beginPath();
          context.rect(66 + reel * 140, 210, 128, 240);
          context.clip();
          for (let sign = -1; sign < 3; sign++) {
            const y = 330 + (sign - (1 - (turns % 1))) * 120 + 120;
            pen.disc(130 + reel * 140, y - 120, 38, (sign + reel) % 2 ? paint.gold : paint.positive);
          }
          context.restore();
        }
      });
    },
  },
  balance: {
    seconds: 10,
    poster: 5.6,
    taps: [
      [1.6, 456, 94],
      [4.4, 270, 660],
    ],
    draw(pen, t) {
      home(pen, t < 3 ? 1250 : 1480.5, { angle: between(t, 1.6, 3) * 19 });
      pen.softly(between(t, 3, 3.3) - between(t, 4.4, 4.8), 0, () => {
        pen.disc(290, 191, 15, paint.positive);
        pen.tick(289, 192, paint.dark, 0.5);
      });
      rowOfGames(pen, 400, 1);
      pen.card(0, 620, width, 100, paint.card, 0);
      [90, 180, 360, 450].forEach((x) => pen.disc(x, 660, 14, paint.line));
      pen.disc(270, 660, 34, paint.gold);
      pen.lines(270, 660, 0.8, paint.dark, [-16, -12, 16, -12], [-16, 0, 16, 0], [-16, 12, 4, 12]);
      pen.sheet(between(t, 4.6, 5), 90, () =>
        [
          ['+', 500, paint.positive],
          ['−', 300, paint.negative],
          ['', 200, paint.muted],
          ['+', 30.5, paint.positive],
        ].forEach(([sign, amount, color], index) =>
          pen.softly(between(t, 5 + index * 0.35, 5.4 + index * 0.35), 24, () => {
            const y = 150 + index * 132;
            pen.card(36, y, 468, 108, paint.raised);
            pen.disc(92, y + 54, 26, paint.card);
            if (sign === '+') pen.down(92, y + 50, color);
            else if (sign) pen.up(92, y + 54, color);
            else pen.lines(92, y + 54, 1, color, [-14, -7, 14, -7], [-14, 7, 14, 7]);
            pen.bars(140, y + 38, 110, 70);
            pen.write(sign + baht(amount), 480, y + 55, 30, color, 'right');
          }),
        ),
      );
    },
  },
  bonus: {
    seconds: 10,
    poster: 3.4,
    taps: [
      [1.8, 250, 290],
      [4.4, 270, 620],
    ],
    draw(pen, t) {
      pen.bars(40, 60, 180);
      bonusCard(pen, 120, '#26355c');
      bonusCard(pen, 280, '#4a2b5c', { isCurrent: t > 5.4 });
      bonusCard(pen, 440, '#1f4d4a');
      pen.sheet(between(t, 2, 2.4) - between(t, 4.9, 5.2), 250, () => {
        pen.disc(270, 370, 70, '#4a2b5c');
        pen.gift(270, 372, paint.gold);
        pen.write(`+${baht(100)}`, 270, 480, 44, paint.gold, 'center');
        pen.bars(150, 520, 240);
        button(pen, 578, paint.gold, t > 4.4 && t < 4.6);
        pen.tick(270, 620, paint.dark);
      });
      pen.softly(between(t, 5.6, 6), 40, () => {
        pen.card(30, 600, 480, 96, paint.card);
        pen.gift(84, 650, paint.positive);
        pen.write(`+${baht(100)}`, 480, 649, 38, paint.positive, 'right');
      });
    },
  },
  'bonus-cancel': {
    seconds: 11,
    poster: 4,
    taps: [
      [1.8, 450, 664],
      [5, 140, 640],
    ],
    draw(pen, t) {
      const isOver = t > 6;
      pen.bars(40, 60, 180);
      bonusCard(pen, 120, '#26355c');
      bonusCard(pen, 280, '#4a2b5c', { isCurrent: !isOver });
      bonusCard(pen, 440, '#1f4d4a');
      pen.softly(1 - between(t, 6, 6.4), 0, () => {
        pen.card(30, 616, 480, 90, paint.card);
        pen.gift(84, 664, paint.gold);
        pen.write(baht(100), 130, 662, 34, paint.text);
        pen.disc(450, 661, 32, paint.raised);
        pen.cross(450, 661, paint.negative);
      });
      pen.sheet(between(t, 2, 2.4) - between(t, 5.5, 5.8), 270, () => {
        pen.lines(
          270,
          390,
          1,
          paint.gold,
          [0, -50, 56, 46, -56, 46, 0, -50],
          [0, -14, 0, 12],
          [0, 28, 0, 29],
        );
        pen.write(`−${baht(20)}`, 270, 500, 48, paint.negative, 'center');
        pen.bars(130, 540, 280);
        pen.card(40, 598, 222, 84, t > 5 && t < 5.2 ? paint.text : paint.negative);
        pen.cross(151, 640, paint.dark);
        pen.card(278, 598, 222, 84, paint.raised);
        pen.lines(389, 640, 1, paint.muted, [18, 0, -18, 0], [-6, -12, -18, 0, -6, 12]);
      });
      pen.softly(between(t, 6.4, 6.8), 40, () => {
        pen.card(30, 616, 480, 90, paint.card);
        pen.disc(90, 661, 28, paint.positive);
        pen.tick(89, 662, paint.dark, 0.8);
        pen.write(`−${baht(20)}`, 480, 661, 34, paint.negative, 'right');
      });
    },
  },
};

/** Draws the frame of a video at a time in seconds. */
export function drawFrame(context, { draw, taps, seconds }, t) {
  const pen = penOf(context);
  context.globalAlpha = 1;
  context.fillStyle = paint.page;
  context.fillRect(0, 0, width, height);
  draw(pen, t, context);
  pen.finger(t, taps);
  // Fades in and out, so that a loop does not jump.
  const dark = 1 - between(t, 0, 0.3) + between(t, seconds - 0.4, seconds - 0.1);
  context.fillStyle = `rgb(11 14 19 / ${Math.min(1, dark)})`;
  context.fillRect(0, 0, width, height);
}
