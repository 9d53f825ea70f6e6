import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandExamples, brandPictures, readBrand } from '@wallet/deploy/brand';
import { contrast, palettesOf } from '@wallet/deploy/brand-colors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from './repository.ts';

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
    for (const color of [gold[4], dark[7], dark[6]]) expect(theme).toContain(`'${color}'`);
  });

  it('has all its fields in docs/branding.md', () => {
    const page = read('docs/branding.md');
    for (const name of [...Object.keys(brandExamples), ...Object.keys(brandPictures)])
      expect(page).toContain(`\`${name}\``);
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
    ['without a name', { name: ' ' }, /name is “”: .*"name": "Golden Mango"/],
    ['with a name too long to show', { name: 'x'.repeat(41) }, /name is “x+”/],
    [
      'with a short name that is long',
      { shortName: 'Golden Mangoes' },
      /shortName is “Golden Mangoes”.*"Mango"/,
    ],
    ['without colours', { colors: undefined }, /colors is missing.*"primary": "#F5C84B"/],
    [
      'with a colour by name',
      { colors: { primary: 'gold', page: '#0B0E13' } },
      /colors\.primary is “gold”.*"#F5C84B"/,
    ],
    [
      'with a light page',
      { colors: { primary: '#F5C84B', page: '#FFFFFF' } },
      /colors\.page is “#FFFFFF”: a dark/,
    ],
    ['with unreadable contrast', { colors: { primary: '#552200', page: '#0B0E13' } }, /a contrast of 4\.5/],
    ['with an age as text', { minimumAge: 'twenty' }, /minimumAge is “twenty”.*20/],
    [
      'with a help line that is no number',
      { helpLine: { thailand: 'call us' } },
      /helpLine\.thailand is “call us”/,
    ],
    [
      'with a help line in the wrong form',
      { helpLine: { laos: '' } },
      /helpLine\.laos is “”: .*"helpLine": \{ "thailand"/,
    ],
    ['with a long short name', { shortName: 'Golden Mango Club' }, /shortName is “.+”: at most 12/],
    [
      'for an unknown market',
      { helpLine: { Laos: '1' } },
      /helpLine\.Laos: no such field; as in "helpLine": \{ "thailand"/,
    ],
    ['with an unknown field', { logo: 'logo.svg' }, /logo: no such field; there are name/],
  ])('%s is refused with its path and an example', (_name, change, message) => {
    writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...mango, ...change }));
    expect(() => readBrand(folder)).toThrow(message);
  });

  it('without a picture, or with one of another size, is refused with instructions', () => {
    rmSync(join(folder, 'icons/180.png'));
    cpSync(join(folder, 'icons/deposit.png'), join(folder, 'icons/192.png'));
    writeFileSync(join(folder, 'icons/512.png'), 'no picture');
    rmSync(join(folder, 'icon.svg'));
    expect(() => readBrand(folder)).toThrow(
      /180\.png is missing: .*180 × 180.*scripts\/icons\.mjs[\s\S]*192\.png is 96 × 96[\s\S]*512\.png is no PNG[\s\S]*icon\.svg is missing/,
    );
  });

  it('with an unknown file is refused', () => {
    writeFileSync(join(folder, 'logo.png'), '');
    expect(() => readBrand(folder)).toThrow(/logo\.png is no part of a brand: there are brand\.json/);
  });

  it.each([
    ['{', /en\.json is no JSON/],
    [JSON.stringify({ sight: {} }), /there are no texts “sight”/],
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

describe('a build with another brand', () => {
  const name = `brand-${process.pid}`;
  const dist = join(root, 'packages/app/dist');
  const built = (file: string) => readFileSync(join(dist, name, file), 'utf8');
  beforeAll(() => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', "await (await import('./scripts/build.mjs')).buildApp('thailand')"],
      { cwd: root, encoding: 'utf8', env: { ...process.env, VITE_BRAND: fixture, WALLET_BUILD: name } },
    );
    expect([status, stderr]).toEqual([0, '']);
  }, 300_000);
  afterAll(() => {
    for (const one of [name, `maps.${name}`, `manifest.${name}.json`])
      rmSync(join(dist, one), { recursive: true, force: true });
  });

  it('has its escaped name in the title of every page', () => {
    const pages = readdirSync(join(dist, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages)
      expect(/<title>(.*?)<\/title>/.exec(built(page))?.[1], page).toMatch(
        /^(?:[^<&]+ · )?Mango &(?:amp|#38); ?&(?:lt|#60);Co&(?:gt|#62);$/,
      );
    expect(built('login.en.html')).toContain('<title>Log in · Mango &amp; &lt;Co&gt;</title>');
  });

  it('has its colours', () => {
    for (const page of ['login.th.html', 'index.html'])
      expect(built(page)).toContain('<meta name="theme-color" content="#1A0B1E"');
    const page = built('home.en.html');
    expect(page).toContain('--mantine-color-gold-4: #7CE0FF;');
    expect(page).toContain('--mantine-color-anchor: #7CE0FF;');
    expect(page).toContain('--mantine-color-dark-7: #1A0B1E;');
    expect(page.match(/.{20}(?:#F5C84B|#0B0E13)/gi)).toBeNull();
  });

  it('has its corners and numerals after those of the theme', () => {
    const { styles } = readBrand(fixture);
    const sheets = readdirSync(join(dist, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map(built);
    for (const property of styles.match(/--[\w-]+(?=:)/g) ?? [])
      expect(sheets.join('\n'), property).toMatch(new RegExp(`html:root\\s*\\{[^}]*${property}:`));
  });

  it('has its icons and manifest', () => {
    for (const picture of ['icon.svg', ...Object.keys(brandPictures)])
      expect(
        readFileSync(join(dist, name, picture)).equals(readFileSync(join(fixture, picture))),
        picture,
      ).toBe(true);
    expect(JSON.parse(built('manifest.en.webmanifest'))).toMatchObject({
      name: 'Mango & <Co>',
      short_name: 'Mango',
      description: 'Your mangoes',
      theme_color: '#1A0B1E',
      background_color: '#1A0B1E',
    });
  });

  it('lists the licences of bundled packages, fonts and workers, and no build tools', () => {
    const notices = built('notices.txt');
    for (const name of ['react', 'zod', '@mantine/core', 'qr', 'socket.io-client'])
      expect(notices).toMatch(new RegExp(`^${name} \\d\\S* \\(`, 'm'));
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    for (const family of ['noto-sans-lao', 'anuphan'])
      expect(notices).toMatch(new RegExp(`^@fontsource-variable/${family} [\\d.]+ \\(OFL-1\\.1\\)$`, 'm'));
    expect(notices).not.toMatch(/^(?:vite|vitest|fastify|typescript) \d/m);
  });

  it('contains no name of the demo', () => {
    const texts = readdirSync(join(dist, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|css|json|svg|webmanifest)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => built(file).includes('Player Wallet'))).toEqual([]);
  });
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
