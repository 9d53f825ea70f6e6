import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades, lightest first. */
const shades = (text: string) => text.split(' ') as unknown as MantineColorsTuple;

/** Text and surfaces, lightest first, as Mantine's dark scheme reads them. */
export const dark = shades('#F2F4F8 #D5DBE5 #B0B9C7 #98A3B3 #7F8B9D #242C38 #181E27 #0B0E13 #080A0E #050709');

/** Actions, links, focus. The fifth shade of every palette fills. */
export const gold = shades('#FFF8E1 #FFEFC2 #FDE39A #F9D572 #F5C84B #E0B237 #C4982A #9C781F #6F5516 #46360E');

/** Success. */
export const green = shades(
  '#E3FBF0 #BFF5DC #93ECC3 #65E1A8 #3DD68C #2CBB77 #219A61 #18774A #105434 #0A3420',
);

/** Failure or destructive action. */
export const red = shades('#FFECEC #FFD1D1 #FFB0B0 #FF8D8D #FF6B6B #E85656 #C94343 #9C3232 #6F2222 #451515');

/** In progress. */
export const blue = shades('#E8F3FF #CFE5FF #A9D1FF #8DC4FF #74B8FF #4F9FF0 #3682D1 #2866A8 #1B487A #10304F');

/** Warning. */
export const orange = shades(
  '#FFF3E5 #FFE2C4 #FFCB99 #FFB46D #FF9F45 #E88628 #C06B1A #925012 #65370D #3F2208',
);

/** Page, cards, raised elements, and menus and messages on top. */
export const surfaces = { page: dark[7], card: dark[6], raised: dark[5], float: '#2E3846' } as const;

export const line = '#364250';
