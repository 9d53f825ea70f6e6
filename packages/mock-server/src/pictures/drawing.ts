/** Flat shapes, and the document around them. Its light comes from the upper left. */
export interface Drawing {
  /** Colours of the background from top to bottom. */
  readonly sky: readonly [top: string, middle: string, bottom: string];
  /** Colour of every glow. */
  readonly light: string;
  /** Square around the subject, for its mark: centre and side. */
  readonly subject: readonly [x: number, y: number, side: number];
  readonly shapes: readonly string[];
}

export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

export const disc = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

export const oval = (fill: string, x: number, y: number, across: number, down: number): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${across}" ry="${down}"/>`;

export const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** A soft light around a point. */
export const glow = (x: number, y: number, radius: number): string => disc('url(#l)', x, y, radius);

/** Small lights in one shape. */
export const dots = (
  stroke: string,
  width: number,
  ...points: readonly (readonly [number, number])[]
): string => line(stroke, width, points.map(([x, y]) => `M${x} ${y}h0`).join(''));

export const at = (x: number, y: number, scale: number, ...shapes: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join('')}</g>`;

/** Draws an object at several places. */
export const repeat = (
  name: string,
  object: string,
  ...places: readonly (readonly [x: number, y: number, scale: number])[]
): string =>
  `<defs><g id="${name}">${object}</g></defs>` +
  places
    .map(([x, y, scale]) => `<use href="#${name}" transform="translate(${x} ${y}) scale(${scale})"/>`)
    .join('');

/** Returns the SVG of a drawing of `width` by `height`. */
export function write({ sky, light, subject, shapes }: Drawing, width: number, height: number): string {
  const [x, y, side] = subject;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">`,
    `<view id="mark" viewBox="${x - side / 2} ${y - side / 2} ${side} ${side}"/>`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>`,
    `<radialGradient id="l"><stop stop-color="${light}" stop-opacity=".75"/><stop offset=".4" stop-color="${light}" stop-opacity=".28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    ...shapes,
    '</svg>',
  ].join('');
}
