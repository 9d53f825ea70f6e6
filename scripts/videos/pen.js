/** Drawing functions for the how-to videos: a phone screen of 540 × 720 without text, for all languages. */
export const width = 540;
export const height = 720;

export const paint = {
  page: '#0b0e13',
  card: '#171c24',
  raised: '#202733',
  line: '#2b3441',
  text: '#f2f4f8',
  muted: '#a7b0be',
  gold: '#f5c84b',
  dark: '#0b0e13',
  positive: '#3dd68c',
  negative: '#ff6b6b',
};

/** Returns the progress of `t` between `from` and `to`, eased, from 0 to 1. */
export const between = (t, from, to) => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

export const baht = (amount) =>
  `฿${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export function penOf(context) {
  const pen = {
    fill(color) {
      context.fillStyle = color;
      context.fill();
    },
    stroke(color, thickness = 8) {
      context.strokeStyle = color;
      context.lineWidth = thickness;
      context.lineCap = context.lineJoin = 'round';
      context.stroke();
    },
    card(x, y, w, h, color = paint.card, radius = 24) {
      context.beginPath();
      context.roundRect(x, y, w, h, radius);
      pen.fill(color);
    },
    disc(x, y, radius, color) {
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      pen.fill(color);
    },
    write(words, x, y, size, color = paint.text, align = 'left') {
      context.font = `600 ${size}px "Noto Sans", "DejaVu Sans", sans-serif`;
      context.textAlign = align;
      context.textBaseline = 'middle';
      context.fillStyle = color;
      context.fillText(words, x, y);
    },
    /** Draws lines around a point. Each line is a list of coordinate pairs. */
    lines(x, y, scale, color, ...lists) {
      context.beginPath();
      for (const list of lists)
        for (let i = 0; i < list.length; i += 2)
          context[i ? 'lineTo' : 'moveTo'](x + list[i] * scale, y + list[i + 1] * scale);
      pen.stroke(color);
    },
    /** Draws bars in place of text. */
    bars(x, y, ...widths) {
      widths.forEach((w, index) => pen.card(x, y + index * 26, w, 12, paint.line, 6));
    },
    /** Draws with reduced opacity, moved down by `drop`. */
    softly(strength, drop, draw) {
      if (strength <= 0) return;
      context.save();
      context.globalAlpha = strength;
      context.translate(0, drop * (1 - strength));
      draw();
      context.restore();
    },
    down: (x, y, color) =>
      pen.lines(x, y, 1, color, [0, -18, 0, 12], [-14, -2, 0, 12, 14, -2], [-18, 22, 18, 22]),
    up: (x, y, color) =>
      pen.lines(x, y, 1, color, [0, 12, 0, -18], [-14, -4, 0, -18, 14, -4], [-18, 22, 18, 22]),
    tick: (x, y, color, scale = 1) => pen.lines(x, y, scale, color, [-16, 0, -4, 12, 18, -12]),
    cross: (x, y, color, scale = 1) => pen.lines(x, y, scale, color, [-13, -13, 13, 13], [13, -13, -13, 13]),
    gift(x, y, color) {
      context.beginPath();
      context.roundRect(x - 26, y - 8, 52, 34, 4);
      context.roundRect(x - 32, y - 20, 64, 14, 4);
      pen.stroke(color, 6);
      pen.lines(x, y, 1, color, [0, -20, 0, 26], [0, -20, -16, -34], [0, -20, 16, -34]);
    },
    turn(x, y, angle, color) {
      context.beginPath();
      context.arc(x, y, 17, angle, angle + 5);
      pen.stroke(color, 7);
      const [ax, ay] = [x + 17 * Math.cos(angle + 5), y + 17 * Math.sin(angle + 5)];
      pen.disc(ax, ay, 8, color);
    },
    /** Draws a sheet that slides up; `open` is its progress. */
    sheet(open, top, draw) {
      if (open <= 0) return;
      context.fillStyle = `rgb(5 7 10 / ${0.7 * open})`;
      context.fillRect(0, 0, width, height);
      context.save();
      context.translate(0, (height - top) * (1 - open));
      pen.card(0, top, width, height - top + 40, paint.card, 32);
      pen.card(width / 2 - 32, top + 16, 64, 8, paint.line, 4);
      draw();
      context.restore();
    },
    /** Draws a finger that moves between taps, `[second, x, y]` each. */
    finger(t, taps) {
      const next = taps.findIndex(([at]) => t < at + 0.35);
      if (next === -1 || t < taps[0][0] - 1) return;
      const [at, x, y] = taps[next];
      const [fromAt, fromX, fromY] = taps[next - 1] ?? [at - 1, x + 60, y + 160];
      const way = between(t, Math.max(fromAt + 0.35, at - 0.8), at - 0.1);
      const [px, py] = [fromX + (x - fromX) * way, fromY + (y - fromY) * way];
      const press = between(t, at - 0.1, at) * (1 - between(t, at + 0.15, at + 0.35));
      pen.disc(px, py, 34 + 14 * press, `rgb(242 244 248 / ${0.12 + 0.2 * press})`);
      pen.disc(px, py, 22 - 4 * press, 'rgb(242 244 248 / 75%)');
    },
  };
  return pen;
}
