/** A running site whose folder gets another build or other settings. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx, type Nginx } from './nginx.fixture.ts';

const day = 24 * 60 * 60 * 1_000;

describe.skipIf(!hasNginx)('a running site', () => {
  let site: Nginx;
  beforeAll(async () => (site = await startNginx({})));
  afterAll(() => site.stop());

  /** Prepares the folder of the site as docs/deploying.md has it, before the signal to nginx. */
  function prepare(environment: Readonly<Record<string, string>> = {}): void {
    const env = {
      ...process.env,
      APP_STAGE: 'demo',
      SITE_BUILD: join(site.folder, '../build'),
      SITE_FOLDER: site.folder,
      SITE_LISTEN: `127.0.0.1:${site.port}`,
      ...environment,
    };
    const start = join(site.folder, '../deploy/dist/site.js');
    expect(spawnSync(process.execPath, [start], { env, encoding: 'utf8' })).toMatchObject({ stderr: '' });
  }

  /** Replaces the only asset of the build. */
  function build(name: string): void {
    const assets = join(site.folder, '../build/assets');
    for (const file of readdirSync(assets)) rmSync(join(assets, file));
    writeFileSync(join(assets, name), '');
  }

  /** Lets the files of the site become older. */
  function age(days: number, ...names: readonly string[]): void {
    const then = (Date.now() - days * day) / 1_000;
    for (const name of names) utimesSync(join(site.folder, 'assets', name), then, then);
  }

  it('replaces its files at once, because a response may be on its way', () => {
    const paths = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(?:js|html|gz)$/.test(path),
    );
    expect(paths).toHaveLength(7);
    const inodeOf = (path: string) => statSync(join(site.folder, path)).ino;
    const before = new Map(paths.map((path) => [path, inodeOf(path)]));
    prepare();
    expect(paths.filter((path) => inodeOf(path) === before.get(path))).toEqual([]);
  });

  it('has its pages until the signal that follows other settings', async () => {
    prepare({ APP_GAME_WINDOW: 'frame' });
    const { status } = await fetch(`http://127.0.0.1:${site.port}/login`);
    expect(status).toBe(200);
  });

  it('serves the files of two builds, even before the signal, the older ones for 30 days', async () => {
    age(40, 'index-1.js');
    build('index-2.js');
    prepare();
    for (const name of ['index-1.js', 'index-2.js'])
      expect((await fetch(`http://127.0.0.1:${site.port}/assets/${name}`)).status, name).toBe(200);
    age(20, 'index-1.js');
    prepare();
    expect(existsSync(join(site.folder, 'assets/index-1.js'))).toBe(true);
    age(31, 'index-1.js');
    prepare();
    expect(readdirSync(join(site.folder, 'assets'))).toEqual(['index-2.js']);
  });
});
