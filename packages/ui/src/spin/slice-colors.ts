import { contrast } from '../theme/contrast.ts';
import { surfaces } from '../theme/colors.ts';

/** Colours of a sector, as `#rrggbb`. */
export interface SliceColors {
  readonly fill: string;
  readonly text: string;
}

/** Default colours, alternating; the third is for the last of an odd number of sectors. */
const ownFills = [surfaces.raised, '#3A4556', surfaces.page] as const;

const black = '#000000';
const white = '#ffffff';

/** Labels are large and bold, so WCAG asks for 3:1 (product 5, note 8). */
const minimumContrast = 3;

/**
 * Returns the colours of the sectors: the server's where valid and readable, else defaults with black or white text.
 */
export function colorsOf(
  slices: readonly { readonly bgColor: string; readonly textColor: string }[],
  read: (color: string) => string | undefined = parseColor,
): readonly SliceColors[] {
  return slices.map(({ bgColor, textColor }, index) => {
    const isOddEnd = index === slices.length - 1 && index % 2 === 0 && index > 0;
    const fill = read(bgColor) ?? ownFills[isOddEnd ? 2 : index % 2 === 0 ? 0 : 1];
    const text = read(textColor);
    const isReadable = text !== undefined && contrast(fill, text) >= minimumContrast;
    return { fill, text: isReadable ? text : contrast(fill, black) > contrast(fill, white) ? black : white };
  });
}

/** Returns any CSS colour as `#rrggbb`, blended over the card; undefined for an invalid one. */
function parseColor(color: string): string | undefined {
  if (!globalThis.CSS?.supports('color', color)) return undefined;
  const painter = document.createElement('canvas').getContext('2d');
  if (!painter) return undefined;
  // A canvas ignores a colour it cannot parse and keeps the previous one, so two are tried.
  const [one, other] = [black, white].map((before) => {
    painter.fillStyle = before;
    painter.fillStyle = color;
    return painter.fillStyle;
  });
  return one === other && one !== undefined ? toHexColor(one) : undefined;
}

/** Converts a canvas colour, `#rrggbb` or `rgba(r, g, b, a)`, to `#rrggbb`. */
export function toHexColor(written: string): string | undefined {
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
