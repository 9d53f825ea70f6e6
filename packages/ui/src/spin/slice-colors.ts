import type { MantineColorsTuple } from '@mantine/core';
import { contrast } from '@wallet/contract/contrast';

/** Colours of a sector, as `#rrggbb`. */
export interface SliceColors {
  readonly fill: string;
  readonly text: string;
}

/** Default colours from the brand's surfaces, alternating; the third is for the last of an odd number of sectors. */
const defaultFills = (dark: MantineColorsTuple): readonly [string, string, string] => [
  dark[5],
  blend(channelsOf(dark[4]), 0.25, dark[5]),
  dark[7],
];

const black = '#000000';
const white = '#ffffff';

/** Labels are large and bold, so WCAG requires 3:1 (product 5, note 8). */
const minimumContrast = 3;

/**
 * Returns the colours of the sectors: the server's where valid and readable, else defaults with black or white text.
 */
export function colorsOf(
  slices: readonly { readonly bgColor: string; readonly textColor: string }[],
  dark: MantineColorsTuple,
  read: (color: string) => string | undefined = (color) => parseColor(color, dark[6]),
): readonly SliceColors[] {
  const fills = defaultFills(dark);
  return slices.map(({ bgColor, textColor }, index) => {
    const isOddEnd = index === slices.length - 1 && index % 2 === 0 && index > 0;
    const fill = read(bgColor) ?? fills[isOddEnd ? 2 : index % 2 === 0 ? 0 : 1];
    const text = read(textColor);
    const isReadable = text !== undefined && contrast(fill, text) >= minimumContrast;
    return { fill, text: isReadable ? text : contrast(fill, black) > contrast(fill, white) ? black : white };
  });
}

/** Returns any CSS colour as `#rrggbb`, blended over the card; undefined for an invalid one. */
function parseColor(color: string, card: string): string | undefined {
  if (!globalThis.CSS?.supports('color', color)) return undefined;
  const painter = document.createElement('canvas').getContext('2d');
  if (!painter) return undefined;
  // A canvas ignores a colour it cannot parse and keeps the previous one, so two are tried.
  const [one, other] = [black, white].map((before) => {
    painter.fillStyle = before;
    painter.fillStyle = color;
    return painter.fillStyle;
  });
  return one === other && one !== undefined ? toHexColor(one, card) : undefined;
}

/** Converts a canvas colour, `#rrggbb` or `rgba(r, g, b, a)`, to `#rrggbb` over a card. */
export function toHexColor(written: string, card: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(written)) return written;
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(written)?.slice(1).map(Number);
  return parts && blend(parts, parts[3] ?? 1, card);
}

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function blend(channels: readonly number[], alpha: number, behind: string): string {
  const mixed = channelsOf(behind).map((channel, at) =>
    Math.round(alpha * (channels[at] ?? 0) + (1 - alpha) * channel),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
