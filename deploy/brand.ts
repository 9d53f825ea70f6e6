/**
 * Reads the folder of an operator's brand: `brand.json`, icon, pictures and texts (docs/branding.md). The build setting
 * `VITE_BRAND` names the folder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contrast } from '@wallet/contract/contrast';
import { marketNames } from '@wallet/contract/market';
import * as z from 'zod';
import { leastContrast, palettesOf } from './brand-colors.ts';
import { readTexts, textFiles } from './brand-texts.ts';
import { SettingsError } from './settings.ts';

const color = z
  .string()
  .regex(/^#[\dA-Fa-f]{6}$/, 'a colour is expected, as in "#F5C84B"')
  .transform((text) => text.toUpperCase());
const phone = z.string().regex(/^\+?\d[\d -]{2,19}$/, 'a phone number is expected, as in "1323"');

const brandSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().trim().min(1).max(40).meta({ description: 'The name of the product, in every title.' }),
  shortName: z
    .string()
    .trim()
    .min(1)
    .max(12)
    .optional()
    .meta({ description: 'The name below the icon on a phone; the name itself where there is none.' }),
  colors: z
    .strictObject({
      primary: color.meta({ description: 'Actions, links and focus.' }),
      page: color.meta({ description: 'Behind everything, and around the page on a phone.' }),
    })
    .meta({ description: 'Colours as #RRGGBB; the app is dark, so the page is, too.' }),
  minimumAge: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .meta({ description: 'The least age of a player, shown on guest pages; none where it is left out.' }),
  helpLine: z
    .strictObject(Object.fromEntries(marketNames.map((name) => [name, phone.optional()])))
    .optional()
    .meta({
      description: 'The phone number of a help line for players, by market; none where it is left out.',
    }),
});

/** Returns the JSON schema of brand.json, for editors. */
export const brandJsonSchema = () => z.toJSONSchema(brandSchema, { io: 'input' });

/** The pictures of a brand: their addresses, which are also their paths in the folder. */
export const brandPictures = [
  'icon.svg',
  ...['180', '192', '512', 'maskable-512', 'deposit', 'withdraw', 'contact'].map(
    (name) => `icons/${name}.png`,
  ),
];

/** A whole PNG or SVG; another server's page in its place is none. */
const pictureForm = /^\x89PNG[^]*IEND|<svg\b[^]*<\/svg>\s*$/;

/** Optional: corners, art and numerals as custom properties of one rule. */
const brandStyles = 'brand.css';
const stylesForm =
  /^\s*html:root\s*\{(?:\s*--(?:mantine-radius-(?:sm|md|lg|default)|wallet-(?:numerals|art-jade|art-deep)):[^;{}]+;)*\s*\}\s*$/;

export type Brand = ReturnType<typeof readBrand>;

/** Reads a brand. Throws a SettingsError with a sentence for each fault. */
export function readBrand(directory: string) {
  const folder = resolve(directory);
  if (!existsSync(join(folder, 'brand.json')))
    throw new SettingsError(
      `VITE_BRAND is “${directory}”: a folder with a brand.json is expected, as in VITE_BRAND=brand/demo`,
    );
  const faults: string[] = [];
  const fields = readFields(folder, faults);
  faults.push(
    ...pictureFaults(folder),
    ...unexpectedFiles(folder, ['brand.json', brandStyles, 'icon.svg', 'icons', 'texts']),
    ...unexpectedFiles(join(folder, 'texts'), textFiles),
  );
  const texts = readTexts(folder, faults);
  const styles = readStyles(folder, faults);
  if (faults.length > 0 || !fields) throw new SettingsError(faults.join('\n'));
  const { name, shortName = name, colors, minimumAge = null, helpLine = {} } = fields;
  return {
    folder,
    name,
    shortName,
    /** The background of every page. */
    pageColor: colors.page,
    palettes: palettesOf(colors.primary, colors.page),
    minimumAge,
    helpLine,
    texts,
    /** The rule of its brand.css; empty without one. */
    styles,
    pictures: brandPictures,
  };
}

function readStyles(folder: string, faults: string[]): string {
  const file = join(folder, brandStyles);
  const styles = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (styles !== '' && !stylesForm.test(styles))
    faults.push(`${file}: one rule is expected, as in html:root { --mantine-radius-md: 0.25rem; }`);
  return styles;
}

function readFields(folder: string, faults: string[]): z.output<typeof brandSchema> | undefined {
  const file = join(folder, 'brand.json');
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    faults.push(`${file} is no JSON: ${(error as Error).message}`);
    return undefined;
  }
  const { success, data, error } = brandSchema.safeParse(json);
  if (!success) {
    faults.push(...error.issues.map(({ path, message }) => `${file}: ${[...path, message].join(': ')}`));
    return undefined;
  }
  const { dark, float } = palettesOf(data.colors.primary, data.colors.page);
  if (contrast(dark[2], float) < leastContrast)
    faults.push(
      `${file}: colors.page is “${data.colors.page}”: a dark colour is expected, as in "page": "#0B0E13"`,
    );
  else if (contrast(data.colors.primary, float) < leastContrast)
    faults.push(
      `${file}: colors.primary is “${data.colors.primary}”: a colour with a contrast of ${leastContrast} to the lightest surface, ${float}, is expected, as in "primary": "#F5C84B"`,
    );
  return data;
}

const pictureFaults = (folder: string): string[] =>
  brandPictures.flatMap((name) => {
    const file = join(folder, name);
    const content = existsSync(file) ? readFileSync(file, 'latin1') : undefined;
    if (content !== undefined && pictureForm.test(content)) return [];
    const fault = content === undefined ? 'is missing' : 'is no picture';
    return [`${file} ${fault}: node scripts/icons.mjs --brand ${folder} draws pictures`];
  });

/** Refuses files with other names: a misspelt file would have no effect. */
function unexpectedFiles(folder: string, known: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !known.includes(name) && !name.startsWith('.'))
    .map((name) => `${join(folder, name)} is no part of a brand: there are ${known.join(', ')}`);
}
