import type { MantineColorsTuple } from '@mantine/core';
import { createContext, useContext } from 'react';
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

/** The operator, as the screens show it. */
export interface Brand {
  /** Product name, in the title of every page. */
  readonly name: string;
  readonly logo: string;
  readonly palettes: BrandPalettes;
  /** Minimum age of players in years; without one there is no age sign. */
  readonly minimumAge?: number | undefined;
  /** Help line for problem gambling. */
  readonly helpLine?: string | undefined;
}

export const noBrand: Brand = { name: '', logo: '/icon.svg', palettes: themePalettes };

/** Set by `UiProvider`. */
export const BrandContext = createContext(noBrand);

export const useBrand = (): Brand => useContext(BrandContext);
