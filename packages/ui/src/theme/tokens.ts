import type { MantineColorsTuple } from '@mantine/core';

/** The colours of the wallet: deep ink surfaces, one gold accent. Contrast is held by tokens.test.ts. */
export const tokens = {
  /** Behind everything. */
  page: '#0E1116',
  /** Cards, sheets, bars. */
  card: '#171C24',
  /** What lies on a card: chips, rows under the finger, fields. */
  raised: '#202733',
  /** A hairline that only separates; carries no meaning. */
  line: '#2B3441',
  /** The edge of a control, 3:1 against what surrounds it. */
  edge: '#707B8C',
  text: '#F2F4F8',
  muted: '#A7B0BE',
  /** What stands in an empty field. */
  placeholder: '#929DAD',
  gold: '#F5C84B',
  /** Gold under the finger. */
  goldPressed: '#E0B237',
  /** Text on gold and on red. */
  onGold: '#0E1116',
  positive: '#3DD68C',
  negative: '#FF6B6B',
  negativePressed: '#E85656',
} as const;

/** Mantine reads dark surfaces and texts from the shades of `dark`, lightest first. */
export const ink: MantineColorsTuple = [
  tokens.text,
  '#D5DBE5',
  tokens.muted,
  tokens.placeholder,
  tokens.edge,
  tokens.raised,
  tokens.card,
  tokens.page,
  '#0A0D11',
  '#07090C',
];

/** The fifth shade of each is the token, and the one Mantine fills with. */
export const gold: MantineColorsTuple = [
  '#FFF8E1',
  '#FFEFC2',
  '#FDE39A',
  '#F9D572',
  tokens.gold,
  tokens.goldPressed,
  '#C4982A',
  '#9C781F',
  '#6F5516',
  '#46360E',
];
export const green: MantineColorsTuple = [
  '#E3FBF0',
  '#BFF5DC',
  '#93ECC3',
  '#65E1A8',
  tokens.positive,
  '#2CBB77',
  '#219A61',
  '#18774A',
  '#105434',
  '#0A3420',
];
export const red: MantineColorsTuple = [
  '#FFECEC',
  '#FFD1D1',
  '#FFB0B0',
  '#FF8D8D',
  tokens.negative,
  tokens.negativePressed,
  '#C94343',
  '#9C3232',
  '#6F2222',
  '#451515',
];
