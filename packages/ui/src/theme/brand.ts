import type { MantineColorsTuple } from '@mantine/core';
import { dark, gold, line, surfaces } from './colors.ts';

/** The colours an operator may have of its own; all others tell a meaning. */
export interface BrandPalettes {
  /** Words, edges and surfaces, lightest first; the eighth is the page. */
  readonly dark: MantineColorsTuple;
  /** Actions, links, focus: the fifth fills. */
  readonly gold: MantineColorsTuple;
  /** The surface of menus and messages. */
  readonly float: string;
  /** A hairline that only separates. */
  readonly line: string;
}

export const themePalettes: BrandPalettes = { dark, gold, line, float: surfaces.float };
