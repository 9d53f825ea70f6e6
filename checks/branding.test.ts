import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { brandExamples, brandPictures, readBrand } from '@wallet/deploy/brand';
import { palettesOf } from '@wallet/deploy/brand-colors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from './repository.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'wallet-brand-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Returns a one-colour square as PNG. */
function square(side: number, [red = 0, green = 0, blue = 0]: readonly number[]): Buffer {
  const part = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const row = Buffer.from([0, ...Array.from({ length: side }, () => [red, green, blue]).flat()]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, part('IHDR', header), part('IDAT', rows), part('IEND', Buffer.alloc(0))]);
}

const mango = {
  name: 'Mango & <Co>',
  shortName: 'Mango',
  colors: { primary: '#7CE0FF', page: '#1A0B1E' },
  minimumAge: 21,
  helpLine: { thailand: '02 999 8888' },
};
const mangoTexts = { site: { title: 'Your mangoes' } };

/** Writes a brand that differs from the demo in every field. Returns its folder. */
function writeBrand(name: string, change: object = {}): string {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'icons'), { recursive: true });
  mkdirSync(join(folder, 'texts'));
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...mango, ...change }));
  writeFileSync(join(folder, 'texts/en.json'), JSON.stringify(mangoTexts));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>');
  for (const [picture, side] of Object.entries(brandPictures))
    writeFileSync(join(folder, picture), square(side, [124, 224, 255]));
  return folder;
}

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
  beforeEach(() => (folder = writeBrand(`wrong-${(next += 1)}`)));

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
    writeFileSync(join(folder, 'icons/192.png'), square(191, [0, 0, 0]));
    writeFileSync(join(folder, 'icons/512.png'), 'no picture');
    rmSync(join(folder, 'icon.svg'));
    expect(() => readBrand(folder)).toThrow(
      /180\.png is missing: .*180 × 180.*scripts\/icons\.mjs[\s\S]*192\.png is 191 × 191[\s\S]*512\.png is no PNG[\s\S]*icon\.svg is missing/,
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
  const folder = writeBrand('mango');

  beforeAll(() => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', "await (await import('./scripts/build.mjs')).buildApp('thailand')"],
      { cwd: root, encoding: 'utf8', env: { ...process.env, VITE_BRAND: folder, WALLET_BUILD: name } },
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

  it('has its icons and manifest', () => {
    for (const picture of ['icon.svg', ...Object.keys(brandPictures)])
      expect(
        readFileSync(join(dist, name, picture)).equals(readFileSync(join(folder, picture))),
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

it('a copy of the demo brand is the demo brand', () => {
  const copy = join(scratch, 'copy');
  cpSync(join(root, 'brand/demo'), copy, { recursive: true });
  expect({ ...readBrand(copy), folder: '' }).toEqual({ ...readBrand(join(root, 'brand/demo')), folder: '' });
});
