import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandJsonSchema, brandPictures, readBrand } from '@wallet/deploy/brand';
import { contrast } from '@wallet/contract/contrast';
import { palettesOf } from '@wallet/deploy/brand-colors';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brandPlugin } from '../packages/app/build/brand-plugin.ts';
import { matching, read } from './repository.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'wallet-brand-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A brand that differs from the demo in every field, made as docs/branding.md has it. */
const fixture = join(root, 'brand/mango');
const mango = JSON.parse(readFileSync(join(fixture, 'brand.json'), 'utf8')) as {
  colors: { primary: string; page: string };
};

describe('the demo brand', () => {
  it('has the colours of the theme', () => {
    const theme = read('packages/ui/src/theme/colors.ts');
    const { gold, dark } = palettesOf('#F5C84B', '#0B0E13');
    for (const color of [gold[4], dark[7], dark[6]]) expect(theme).toMatch(new RegExp(`${color}\\b`));
  });

  it('has all its fields in docs/branding.md', () => {
    const page = read('docs/branding.md');
    const { $schema: _schema, ...fields } = brandJsonSchema().properties ?? {};
    for (const name of [...Object.keys(fields), ...brandPictures]) expect(page).toContain(`\`${name}\``);
  });
});

describe('a brand', () => {
  let next = 0;
  let folder: string;
  beforeEach(() => {
    folder = join(scratch, `wrong-${(next += 1)}`);
    cpSync(fixture, folder, { recursive: true });
  });

  it.each<[string, object, RegExp]>([
    ['without a name', { name: ' ' }, /brand\.json: name: Too small/],
    ['with a name too long to show', { name: 'x'.repeat(41) }, /name: Too big: .*<=40/],
    ['without colours', { colors: undefined }, /colors: Invalid input: .*received undefined/],
    [
      'with a colour by name',
      { colors: { primary: 'gold', page: '#0B0E13' } },
      /colors: primary: a colour is expected, as in "#F5C84B"/,
    ],
    [
      'with a light page',
      { colors: { primary: '#F5C84B', page: '#FFFFFF' } },
      /colors\.page is “#FFFFFF”: a dark/,
    ],
    ['with unreadable contrast', { colors: { primary: '#552200', page: '#0B0E13' } }, /a contrast of 4\.5/],
    [
      'with a help line that is no number',
      { helpLine: { thailand: 'call us' } },
      /helpLine: thailand: a phone number is expected/,
    ],
    [
      'with a help line without a digit',
      { helpLine: { thailand: '- - -' } },
      /helpLine: thailand: a phone number is expected/,
    ],
    ['for an unknown market', { helpLine: { Laos: '1' } }, /helpLine: Unrecognized key: "Laos"/],
    ['with an unknown field', { logo: 'logo.svg' }, /brand\.json: Unrecognized key: "logo"/],
  ])('%s is refused with its path', (_name, change, message) => {
    writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...mango, ...change }));
    expect(() => readBrand(folder)).toThrow(message);
  });

  it('without pictures is refused with instructions', () => {
    rmSync(join(folder, 'icons/180.png'));
    rmSync(join(folder, 'icon.svg'));
    expect(() => readBrand(folder)).toThrow(
      /icon\.svg is missing: .*scripts\/icons\.mjs[^]*180\.png is missing/,
    );
  });

  it.each([
    ['icon.svg', ''],
    ['icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['icons/192.png', '<!doctype html><title>Not found</title>'],
  ])('with %s that is no picture is refused: “%s”', (name, content) => {
    writeFileSync(join(folder, name), content);
    expect(() => readBrand(folder)).toThrow(`${name} is no picture: node scripts/icons.mjs`);
  });

  it('with an unknown file is refused', () => {
    writeFileSync(join(folder, 'logo.png'), '');
    expect(() => readBrand(folder)).toThrow(/logo\.png is no part of a brand: there are brand\.json/);
  });

  it.each(['la.json', 'EN.json', 'site.json'])('with texts in %s is refused', (name) => {
    writeFileSync(join(folder, 'texts', name), '{}');
    expect(() => readBrand(folder)).toThrow(
      `texts/${name} is no part of a brand: there are th.json, lo.json, en.json`,
    );
  });

  it.each([
    ['{', /en\.json is no JSON/],
    ['5', /en\.json is no JSON of texts: an object is expected/],
    ['[]', /en\.json is no JSON of texts: an object is expected/],
    [JSON.stringify({ sight: {} }), /there are no texts “sight”/],
    [JSON.stringify({ '../th/site': { title: 'x' } }), /there are no texts “\.\.\/th\/site”/],
    [JSON.stringify({ site: { title: ' ' } }), /site:title is “ ”: a text is expected, as in “/],
    [JSON.stringify({ site: { titel: 'x' } }), /site:titel is no text of the app/],
    [
      JSON.stringify({ site: { agreement: { age: 'Adults only' } } }),
      /site:agreement\.age .*“For players aged \{\{age\}\}/,
    ],
  ])('with the texts %s is refused', (texts, message) => {
    writeFileSync(join(folder, 'texts/en.json'), texts);
    expect(() => readBrand(folder)).toThrow(message);
  });

  it.each([
    'html:root { color: red; }',
    'body { --wallet-numerals: serif; }',
    'html:root { --wallet-numerals: serif; } a { color: red; }',
    'html:root { --wallet-numeral: serif; }',
    'html:root { --mantine-radius-medium: 0; }',
  ])('with the styles %s is refused with an example', (styles) => {
    writeFileSync(join(folder, 'brand.css'), styles);
    expect(() => readBrand(folder)).toThrow(/brand\.css: one rule is expected, as in html:root/);
  });

  it('that is missing is refused with the name of its setting', () => {
    expect(() => readBrand(join(scratch, 'none'))).toThrow(
      /^VITE_BRAND is “.*none”: .*VITE_BRAND=brand\/demo/,
    );
  });
});

it('the plugin puts the escaped name, the colour, the styles, the texts and the pictures into a build', () => {
  const brand = readBrand(fixture);
  const { transformIndexHtml, transform } = brandPlugin(brand) as unknown as {
    transformIndexHtml: (page: string) => string;
    transform: { handler: (own: string, id: string) => string | undefined };
  };
  expect(transformIndexHtml('<!--brand-->')).toBe(
    '<meta name="theme-color" content="#1A0B1E" />\n    <title>Mango &#38; &#60;Co&#62;</title>',
  );
  const page = transform.handler('own', '/ui/src/theme/page.css');
  expect(page).toMatch(/^own:root\s*\{[^}]*--mantine-color-gold-4: #7CE0FF;/);
  expect(page?.endsWith(brand.styles)).toBe(true);
  const texts = JSON.parse(transform.handler('{}', '/locales/en/site.json') ?? '') as object;
  expect(texts).toMatchObject({ title: 'Your mangoes' });
});

it('the sources of the app contain no name of the demo', () => {
  const { name } = readBrand(join(root, 'brand/demo'));
  const shipped = matching(/^(?:packages\/(?:app|ui)\/(?:src|public|index)|locales\/)/).filter(
    (file) => !/\.(?:test|fixture|stories|png|woff2)\b/.test(file),
  );
  expect(shipped.length).toBeGreaterThan(400);
  expect(shipped.filter((file) => read(file).includes(name))).toEqual([]);
});

it('the second brand is readable: text, edges and every colour with a meaning on each of its surfaces', () => {
  const { dark, gold, float } = palettesOf(mango.colors.primary, mango.colors.page);
  const meanings = ['#3DD68C', '#74B8FF', '#FF9F45', '#FF8D8D'];
  for (const ground of [dark[7], dark[6], dark[5], float]) {
    for (const ink of [dark[0], dark[2], dark[3], gold[4], ...meanings])
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark[4], ground), `the edge on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  for (const fill of [gold[4], gold[5]]) expect(contrast(dark[7], fill)).toBeGreaterThanOrEqual(4.5);
});

it('a copy of the demo brand is the demo brand', () => {
  const copy = join(scratch, 'copy');
  cpSync(join(root, 'brand/demo'), copy, { recursive: true });
  expect({ ...readBrand(copy), folder: '' }).toEqual({ ...readBrand(join(root, 'brand/demo')), folder: '' });
});
