import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { startCheck } from '../packages/app/build/start-check.mjs';
import { fileKinds, headersOf, pagesIn } from '@wallet/deploy/files';
import { alikeHeaders, inlineScripts } from '@wallet/deploy/headers';
import { settingsIn } from '@wallet/deploy/settings-block';
import { readStartSettings } from '@wallet/deploy/settings';
import { readSiteSettings, siteSettings } from '@wallet/deploy/site-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks, section } from './markdown.ts';
import { freePort } from '../e2e/fixtures/process.ts';
import { hasNginx } from './nginx.fixture.ts';
import { read } from './repository.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A folder like a checkout, for the output of the steps. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wallet-deploying-')));
spawnSync('chmod', ['755', folder]);
for (const part of ['deploy', 'packages']) symlinkSync(join(root, part), join(folder, part));
afterAll(() => rmSync(folder, { recursive: true }));

const build = join(root, 'packages/app/dist/thailand');

beforeAll(() => {
  const needed = [
    'packages/app/dist/thailand',
    'packages/app/dist/laos',
    'packages/mock-server/dist',
    'deploy/dist',
  ];
  const missing = needed.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0)
    throw new Error(`Missing build output: ${missing.join(', ')}. Run pnpm build && pnpm build:laos first.`);
});
const usual = { APP_STAGE: 'demo', SITE_BUILD: build, SITE_FOLDER: 'site' };

function prepare(name: string, environment: Record<string, string | undefined>) {
  const env = { ...process.env, ...usual, SITE_FOLDER: join(folder, name), ...environment };
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'deploy/dist/site.js')], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, config: () => readFileSync(join(folder, name, 'nginx.conf'), 'utf8') };
}

/** One invalid value for each setting of the server. */
const wrong = {
  SITE_BUILD: '',
  SITE_FOLDER: 'a$b',
  SITE_LISTEN: 'https',
  SITE_CERTIFICATE: 'a$b',
  SITE_KEY: 'site.key',
  SITE_BACKEND: 'backend:4000',
  SITE_BACKEND_TRUST: 'a"b',
  SITE_PASSED: '_mock',
  SITE_TRUSTED_PROXIES: '10.0.0.0/8 10.0.0.1',
  SITE_SIMULATOR: 'on',
  SITE_BROTLI: 'yes',
};

describe('a setting of the server', () => {
  it('has an invalid value in this test', () => {
    expect(Object.keys(wrong)).toEqual(Object.keys(siteSettings));
  });

  const exposed = {
    SITE_FOLDER: build,
    SITE_BACKEND: 'https://127.0.0.1',
    SITE_PASSED: '/_mock/',
    SITE_TRUSTED_PROXIES: '0.0.0.0/0',
  };
  it.each([wrong, exposed].flatMap(Object.entries<string>))('%s is refused as %j', (name, value) => {
    expect(() => readSiteSettings({ ...usual, [name]: value })).toThrow(
      /^SITE_\w+ is .+: a value as in SITE_.+ is expected/,
    );
  });

  it('SITE_FOLDER is refused inside the build, which the next build empties', () => {
    expect(() => readSiteSettings({ ...usual, SITE_FOLDER: join(build, 'site') })).toThrow(/^SITE_FOLDER is/);
    expect(readSiteSettings({ ...usual, SITE_FOLDER: `${build}-site` }).SITE_FOLDER).toBe(`${build}-site`);
  });

  it('SITE_LISTEN is refused with a port above 65535', () => {
    expect(() => readSiteSettings({ ...usual, SITE_LISTEN: '[::1]:99999' })).toThrow(
      /^SITE_LISTEN is .+99999”/,
    );
  });

  it.each([
    ['SITE_BUILD', join(root, 'checks'), / a built app is expected, as in /],
    ['SITE_BUILD', join(root, 'packages/app'), / a built app is expected, as in /],
    ['SITE_FOLDER', '/proc/site', / a folder that can be written is expected, as in .+Error: E/],
    ['SITE_FOLDER', '/dev/null/site', / a folder that can be written is expected, as in .+Error: E/],
    ['APP_REPORT_TO', '/reports/app', /, or SITE_BACKEND, which gets the reports of a path/],
    ['APP_STAGE', undefined, /is missing: /],
  ])('%s is refused by a start as %j', (name, value, sentence) => {
    const { status, stderr } = prepare('nowhere', { [name]: value });
    expect([status, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^${name} .*${sentence.source}`))]);
  });
});

it('a start names a file that it cannot write, as on a full disk, without a stack trace', () => {
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full/pages'), '');
  const { status, stderr } = prepare('full', {});
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^EEXIST: .+ '.+\/full\/pages'\n$/)]);
});

it('one build starts with different settings and stays unchanged', () => {
  const before = readFileSync(join(build, 'login.th.html'), 'utf8');
  const stages = {
    one: {
      APP_API_ORIGIN: 'https://api.one.example',
      APP_LINK_SECRET: 'a secret of stage one',
      APP_STAGE: 'staging',
    },
    two: { APP_CHAT_ORIGIN: '', APP_GAME_WINDOW: 'frame' },
  };
  const workers = Object.entries(stages).map(([name, environment]) => {
    const { status, stderr, config } = prepare(name, environment);
    expect([status, stderr]).toEqual([0, '']);
    const [content = ''] = readdirSync(join(folder, name, 'pages'));
    const page = readFileSync(join(folder, name, 'pages', content, 'login.th.html'), 'utf8');
    const settings = readStartSettings({ APP_STAGE: 'demo', ...environment });
    expect(settingsIn(page)).toEqual(settings);
    expect(page.includes('<link rel="preconnect" crossorigin href="https://api.one.example">')).toBe(
      name === 'one',
    );
    const pages = pagesIn(join(folder, name, 'pages', content));
    const policy = headersOf(fileKinds.at(-1) ?? expect.fail(), settings, pages)['content-security-policy'];
    expect(config()).toContain(`add_header content-security-policy "${policy}" always;`);
    return readFileSync(join(folder, name, 'pages', content, 'sw.js'), 'utf8');
  });
  expect(workers[0]).not.toBe(workers[1]);
  expect(readFileSync(join(build, 'login.th.html'), 'utf8')).toBe(before);
});

it('the build has a page for every address, and no manifest of its sources', () => {
  expect(existsSync(join(build, '.vite'))).toBe(false);
  for (const address of ['login', 'register', 'user/home', 'user/profile', 'contact', 'terminated'])
    expect(readFileSync(join(build, address, 'index.html'), 'utf8')).toContain('<html lang="th"');
  expect(readFileSync(join(root, 'packages/app/dist/laos/index.html'), 'utf8')).toContain('<html lang="lo"');
});

interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Accepts the self-signed certificate of the page. */
const get = (url: string, headers: Record<string, string> = {}, body?: object) =>
  new Promise<HttpResponse>((resolve, reject) => {
    const sent = request(
      url,
      {
        rejectUnauthorized: false,
        method: body ? 'POST' : 'GET',
        headers: {
          'x-player-client': 'web',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', reject).end(body && JSON.stringify(body));
  });

/** Half a year in seconds, the minimum for HSTS. */
const halfYear = 15_768_000;

/** Returns the failed points of a checklist like Mozilla's Observatory. */
function failedIn(headers: HttpResponse['headers'], page: string, pages: string): string[] {
  const of = (name: string): string => String(headers[name] ?? '');
  const policy = new Map(
    of('content-security-policy')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive] as const),
  );
  const checklist = {
    'nothing is loaded by default': policy.get('default-src') === "default-src 'none'",
    'scripts are own files, and inline ones by their hash':
      policy.get('script-src') === ["script-src 'self'", ...inlineScripts(pages)].join(' '),
    'no inline script but the start check':
      (page.match(/<script(?![^>]* (?:src=|type="application\/json"))/g) ?? []).length === 1 &&
      page.includes(startCheck),
    'one more on pages of members': inlineScripts(pages).length === 2,
    'Trusted Types are required': policy.has('require-trusted-types-for'),
    'no plugins': policy.get('object-src') === "object-src 'none'",
    'no base element': policy.get('base-uri') === "base-uri 'none'",
    'no framing': policy.get('frame-ancestors') === "frame-ancestors 'none'",
    'forms post to listed hosts only': !/\*(?!\.)/.test(policy.get('form-action') ?? '*'),
    'no script of another origin': !/<script[^>]* src="https?:/.test(page),
    'HSTS is long enough': Number(/max-age=(\d+)/.exec(of('strict-transport-security'))?.[1]) >= halfYear,
    'no MIME sniffing': of('x-content-type-options') === 'nosniff',
    'no referrer': of('referrer-policy') === 'no-referrer',
    'same-origin resource policy': of('cross-origin-resource-policy') === 'same-origin',
    'same-origin opener policy': of('cross-origin-opener-policy').startsWith('same-origin'),
    'no CORS': of('access-control-allow-origin') === '',
    'no cookie': of('set-cookie') === '',
    'no server version': !/\d/.test(of('server')),
  };
  return Object.entries(checklist).flatMap(([point, isMet]) => (isMet ? [] : [point]));
}

it.skipIf(!hasNginx)('the steps of docs/deploying.md start a working site', async () => {
  const [, steps = ''] = blocks(section(read('docs/deploying.md'), 'Steps'), 'sh');
  const [port, backend] = [await freePort(), await freePort()];
  const script = steps.replaceAll('8443', `${port}`).replaceAll('4000', `${backend}`);
  const shell = spawn('sh', ['-ec', `${script}\nwait`], { cwd: folder, detached: true, stdio: 'ignore' });
  try {
    const at = (path: string) => `https://127.0.0.1:${port}${path}`;
    const isThere = () =>
      get(at('/api/lookup/active')).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(isThere, { timeout: 30_000 }).toBe(200);

    const settings = readStartSettings({ APP_STAGE: 'demo' });
    const { headers: sent, text } = await get(at('/login'));
    const pages = pagesIn(build);
    const asset = /\/assets\/index-[\w-]+\.js/.exec(text)?.[0] ?? '';
    const paths = {
      asset,
      worker: '/sw.js',
      manifest: '/manifest.th.webmanifest',
      file: '/icon.svg',
      page: '/login',
    };
    for (const kind of fileKinds) {
      const { status, headers } = await get(at(paths[kind.name]));
      expect(status, kind.name).toBe(200);
      expect(headers, kind.name).toMatchObject({ ...alikeHeaders, ...headersOf(kind, settings, pages) });
      expect(headers, kind.name).toHaveProperty('strict-transport-security');
    }
    if (process.env['SHOW_HEADERS']) console.info(sent);
    expect(failedIn(sent, text, pages)).toEqual([]);
    for (const path of [
      '/assets/none.js',
      '/none.png',
      '/login.th.html',
      '/_mock/v1/worlds',
      '/_mock/console',
    ])
      expect(await get(at(path)), path).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
    expect((await get(at('/login'), { cookie: 'locale=la' })).text).toContain('<html lang="lo"');
    expect((await get(at('/user/anything'))).text).toContain('<html lang="th"');
    const cached = { 'if-none-match': String(sent['etag']) };
    expect(await get(at('/login'), cached)).toMatchObject({
      status: 304,
      text: '',
      headers: { 'cache-control': 'no-cache', etag: sent['etag'] },
    });
    expect(await get(at('/login'), { ...cached, cookie: 'locale=la' })).toMatchObject({ status: 200 });
    for (const path of ['/login', asset])
      expect((await get(at(path), { 'accept-encoding': 'gzip' })).headers, path).toMatchObject({
        'content-encoding': 'gzip',
      });

    const member = { username: demoPhones.rich, password: demoPassword };
    const { token } = JSON.parse((await get(at('/api/login'), {}, member)).text) as { token: string };
    const asMember = { authorization: `Bearer ${token}` };
    const calls: [string, object | undefined][] = [
      ['/api/qrcode/KBANK', { amount: 100 }],
      ['/api/wallet/withdraw', { amount: 500 }],
      ['/api/chat/config', undefined],
    ];
    for (const [path, body] of calls) expect((await get(at(path), asMember, body)).status, path).toBe(200);
    const { status, headers } = await get(at('/api/wallet'), asMember);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  } finally {
    process.kill(-(shell.pid ?? expect.fail()), 'SIGTERM');
  }
});
