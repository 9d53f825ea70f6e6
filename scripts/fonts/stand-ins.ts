/**
 * What stands in for a font while it is on its way: the same design from the phone itself, which has it in two weights
 * only. Each weight of the page is made from one of these, as wide as the letters that will come, and as high.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFont, type Font } from './woff2.ts';

const root = new URL('../../', import.meta.url);
const fromUi = createRequire(new URL('packages/ui/package.json', root));

const scripts = [
  {
    name: 'Thai',
    folder: 'th',
    letters: /[\u0E01-\u0E3E\u0E40-\u0E5B]/g,
    range: 'U+0E01-0E3E, U+0E40-0E5B, U+25CC',
  },
  { name: 'Lao', folder: 'lo', letters: /[\u0E80-\u0EDF]/g, range: 'U+0E80-0EDF, U+25CC' },
] as const;

type Script = (typeof scripts)[number];

/** The weights of the page: for which ones a face is chosen, which it shall look like, and the phone's nearest. */
const weights = [
  { chosen: '100 450', like: 400, from: 400, style: 'Regular' },
  { chosen: '451 550', like: 500, from: 400, style: 'Regular' },
  { chosen: '551 650', like: 600, from: 700, style: 'Bold' },
  { chosen: '651 900', like: 700, from: 700, style: 'Bold' },
] as const;

const fontOf = ({ name }: Script): Font => {
  const script = name.toLowerCase();
  return readFont(
    readFileSync(
      fromUi.resolve(
        `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`,
      ),
    ),
  );
};

/** Every letter of the words, as often as the player reads it. */
function lettersOf({ folder, letters }: Script): string[] {
  const place = new URL(`locales/${folder}/`, root);
  return readdirSync(place).flatMap(
    (file) => readFileSync(new URL(file, place), 'utf8').match(letters) ?? [],
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`;

/** How much wider the words are in a weight than in another. */
function ratio(font: Font, letters: readonly string[], like: number, from: number): number {
  const width = (weight: number) =>
    letters.reduce((sum, letter) => sum + (font.advance(letter, weight) ?? 0), 0);
  return width(like) / width(from);
}

function facesOf(script: Script): string[] {
  const font = fontOf(script);
  const letters = lettersOf(script);
  const { name, range } = script;
  return weights.map(({ chosen, like, from, style }) => {
    const size = ratio(font, letters, like, from);
    // Measured in ems of a letter that was made larger or smaller before.
    const high = (units: number) => percent(units / font.unitsPerEm / size);
    const full = style === 'Regular' ? `Noto Sans ${name}` : `Noto Sans ${name} ${style}`;
    return `@font-face {
  font-family: 'Wallet ${name} Stand-in';
  font-weight: ${chosen};
  src: local('${full}'), local('NotoSans${name}-${style}');
  unicode-range: ${range};
  size-adjust: ${percent(size)};
  ascent-override: ${high(font.ascent)};
  descent-override: ${high(font.descent)};
  line-gap-override: ${high(font.lineGap)};
}
`;
  });
}

/** The style sheet, computed from the files of the fonts and the words they show. */
export const standIns = (): string =>
  [
    '/*\n * While a font is on its way: the same design from the phone (Android ships it), as wide and as high as the letters\n * that come. Written by `pnpm fonts:write` from the files of the fonts (scripts/fonts), held by checks/fonts.test.ts.\n */\n',
    ...scripts.flatMap(facesOf),
  ].join('\n');
