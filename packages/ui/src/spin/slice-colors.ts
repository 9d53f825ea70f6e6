import { contrast } from '../theme/contrast.ts';
import { surfaces } from '../theme/colors.ts';

/** What a sector is painted with, as `#rrggbb`. */
export interface SliceColors {
  readonly fill: string;
  readonly text: string;
}

/** For sectors without a colour, taking turns; the last is for the end of an odd number, beside the first. */
const ownFills = [surfaces.raised, '#3A4556', surfaces.page] as const;

const black = '#000000';
const white = '#ffffff';

/** Labels are large and bold: 3:1 is what they need (product 5, note 8). */
const leastContrast = 3;

/**
 * The colours of the sectors. Those of the server are taken where they are colours, and its text colour where it can be
 * read on them; else black or white, whichever stands out more.
 */
export function colorsOf(
  slices: readonly { readonly bgColor: string; readonly textColor: string }[],
  read: (color: string) => string | undefined = readColor,
): readonly SliceColors[] {
  return slices.map(({ bgColor, textColor }, index) => {
    const isOddEnd = index === slices.length - 1 && index % 2 === 0 && index > 0;
    const fill = read(bgColor) ?? ownFills[isOddEnd ? 2 : index % 2 === 0 ? 0 : 1];
    const text = read(textColor);
    const isReadable = text !== undefined && contrast(fill, text) >= leastContrast;
    return { fill, text: isReadable ? text : contrast(fill, black) > contrast(fill, white) ? black : white };
  });
}

/** A CSS colour of any notation as `#rrggbb`, what is see-through laid on the card; undefined for what is no colour here. */
function readColor(color: string): string | undefined {
  if (!globalThis.CSS?.supports('color', color)) return undefined;
  const painter = document.createElement('canvas').getContext('2d');
  if (!painter) return undefined;
  // What a canvas cannot tell, such as a variable, leaves what was there: so it is asked twice.
  const [one, other] = [black, white].map((before) => {
    painter.fillStyle = before;
    painter.fillStyle = color;
    return painter.fillStyle;
  });
  return one === other && one !== undefined ? solid(one) : undefined;
}

/** `#rrggbb` of what a canvas writes: that, or `rgba(r, g, b, a)`. */
export function solid(written: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(written)) return written;
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(written)?.slice(1).map(Number);
  if (!parts) return undefined;
  const alpha = parts[3] ?? 1;
  const channels = [1, 3, 5].map((at, channel) => {
    const behind = parseInt(surfaces.card.slice(at, at + 2), 16);
    return Math.round(alpha * (parts[channel] ?? 0) + (1 - alpha) * behind);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
