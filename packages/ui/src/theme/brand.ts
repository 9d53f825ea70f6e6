import type { MantineColorsTuple } from '@mantine/core';
import { dark, gold, line, surfaces } from './colors.ts';

/** Colours that an operator may replace; all others have a meaning. */
export interface BrandPalettes {
  /** Text, edges and surfaces, lightest first; the eighth is the page. */
  readonly dark: MantineColorsTuple;
  /** Actions, links, focus; the fifth shade fills. */
  readonly gold: MantineColorsTuple;
  /** Surface of menus and messages. */
  readonly float: string;
  readonly line: string;
}

export const themePalettes: BrandPalettes = { dark, gold, line, float: surfaces.float };
