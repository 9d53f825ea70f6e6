/** Derives the palettes of a brand from its two colours. */

/** Text and edges, the same for all brands, so that they stay readable. */
const inks = ['#F2F4F8', '#D5DBE5', '#B0B9C7', '#98A3B3', '#7F8B9D'] as const;

/** Raised surfaces are mixed with this blue. */
const air = '#A4CAFE';

/** The least contrast of the primary colour with the lightest surface (WCAG 1.4.3). */
export const leastContrast = 4.5;

const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Returns one colour with a share, 0 … 1, of another. */
function mix(color: string, share: number, other: string): string {
  const others = channels(other);
  const mixed = channels(color).map((one, at) => Math.round(one + ((others[at] ?? 0) - one) * share));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const raised = (page: string, share: number): string => mix(page, share, air);
const lighter = (color: string, share: number): string => mix(color, share, '#FFFFFF');
const darker = (color: string, share: number): string => mix(color, share, '#000000');

/** Returns the palettes of a primary colour on a page's colour, both `#RRGGBB`. Each has ten shades, lightest first. */
export const palettesOf = (primary: string, page: string) =>
  ({
    /** Text, edges and surfaces; the eighth shade is the page. */
    dark: [...inks, raised(page, 0.16), raised(page, 0.085), page, darker(page, 0.25), darker(page, 0.5)],
    /** Actions, links and focus; the fifth shade fills. */
    gold: [
      lighter(primary, 0.85),
      lighter(primary, 0.7),
      lighter(primary, 0.5),
      lighter(primary, 0.25),
      primary,
      darker(primary, 0.1),
      darker(primary, 0.2),
      darker(primary, 0.36),
      darker(primary, 0.55),
      darker(primary, 0.72),
    ],
    /** The surface of menus and messages. */
    float: raised(page, 0.22),
    /** Separator lines. */
    line: raised(page, 0.28),
  }) as const;
