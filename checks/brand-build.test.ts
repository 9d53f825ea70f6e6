/** The app, built with the brand of docs/branding.md. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandPictures, readBrand } from '@wallet/deploy/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const fixture = join(root, 'brand/mango');

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
    expect(page).toMatch(/--mantine-color-gold-4: ?#7CE0FF;/i);
    expect(page).toMatch(/--mantine-color-anchor: ?#7CE0FF;/i);
    expect(page).toMatch(/--mantine-color-dark-7: ?#1A0B1E;/i);
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
    for (const picture of brandPictures)
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
