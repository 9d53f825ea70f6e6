import {
  aboutOf,
  buildSettings,
  readAppSettings,
  readStartSettings,
  startSettings,
} from '@wallet/deploy/settings';
import { readSiteSettings, siteSettings } from '@wallet/deploy/site-settings';
import { fillPage, settingsIn } from '@wallet/deploy/settings-block';
import { describe, expect, it } from 'vitest';
import { pages } from './repository.ts';

/** One invalid value for each setting. */
const wrong = {
  VITE_MARKET: 'Laos',
  VITE_BRAND: ' ',
  VITE_SERVICE_WORKER: 'false',
  APP_STAGE: 'test',
  APP_API_ORIGIN: 'api.operator.example',
  APP_OTHER_ORIGIN: 'https://api.operator.example/v2',
  APP_CHAT_ORIGIN: 'wss://chat.operator.example',
  APP_CHAT_SOCKET: 'https://chat.operator.example/;script-src',
  APP_CALLS: 'wallet.read=/v2/../wallet',
  APP_IMAGE_HOSTS: 'https://cdn.example http://cdn.example',
  APP_GAME_HOSTS: '*',
  APP_GAME_WINDOW: 'popup',
  APP_IDEMPOTENCY_KEY: 'no',
  APP_LINK_SECRET: 'short',
  APP_REPORT_TO: 'reports.operator.example',
  APP_REPORT_SHARE: '10 %',
};

const all = { ...buildSettings, ...startSettings };

describe('a setting', () => {
  it('has a unique description', () => {
    const abouts = Object.values({ ...all, ...siteSettings }).map((schema) => aboutOf(schema).about);
    expect(new Set(abouts).size).toBe(abouts.length);
  });

  it('has an invalid value in this test', () => {
    expect(Object.keys(wrong)).toEqual(Object.keys(all));
  });

  it.each(Object.entries(wrong))('%s is refused as %j, with its name and an example', (name, value) => {
    expect(() => readAppSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is “.*”: a value as in ${name}=\\S.* is expected`),
    );
  });

  it.each(['https:', 'https://cdn.example/', 'https://cdn.example/;script-src', "'unsafe-inline'", '*'])(
    'refuses %j as a host of pictures',
    (value) => {
      expect(() => readStartSettings({ APP_IMAGE_HOSTS: `https://cdn.example ${value}` })).toThrow(
        'APP_IMAGE_HOSTS is',
      );
    },
  );
});

describe('APP_CALLS', () => {
  it('accepts an origin, a path, or both', () => {
    const text =
      ' wallet.read=https://a.example/v2/wallet site.info=/v2/info\nspin.coupons=https://b.example bonus.activate=/b/:code ';
    const { APP_CALLS } = readStartSettings({ APP_CALLS: text });
    expect(APP_CALLS).toEqual({
      'wallet.read': { origin: 'https://a.example', path: '/v2/wallet' },
      'site.info': { path: '/v2/info' },
      'spin.coupons': { origin: 'https://b.example' },
      'bonus.activate': { path: '/b/:code' },
    });
  });

  it.each([
    ['no call', 'wallet.none=/v2'],
    ['an empty value', 'wallet.read='],
    ['a missing parameter', 'bonus.activate=/v2/bonus'],
    ['an unknown parameter', 'bonus.activate=/v2/bonus/:id'],
    ['an origin without its scheme', 'wallet.read=a.example/v2'],
    ['a policy injection', 'wallet.read=https://a.example ;script-src'],
    ['one wrong of two', 'wallet.read=/v2 site.info'],
  ])('with %s is refused', (_name, text) => {
    expect(() => readStartSettings({ APP_CALLS: text })).toThrow(/^APP_CALLS is “/);
  });
});

it('reports all invalid values at once', () => {
  expect(() => readAppSettings({ VITE_MARKET: 'x', APP_GAME_WINDOW: 'y' })).toThrow(
    /^VITE_MARKET.*\nAPP_GAME_WINDOW/,
  );
});

describe('a misspelt name', () => {
  it.each([
    ['APP_LINK_SECERT', 'APP_LINK_SECRET'],
    ['APP_IMAGE_HOST', 'APP_IMAGE_HOSTS'],
    ['VITE_MARKETS', 'VITE_MARKET'],
  ])('%s is refused with %s', (name, meant) => {
    expect(() => readAppSettings({ [name]: '' })).toThrow(`${name} is unknown: did you mean ${meant}?`);
  });

  it('of the server is refused, beside wrong values', () => {
    expect(() => readSiteSettings({ APP_STAGE: 'test', SITE_LISTN: '80' })).toThrow(
      /^SITE_LISTN is unknown: did you mean SITE_LISTEN\?\nSITE_BUILD is missing: .*\n[^]*APP_STAGE is “test”/,
    );
  });

  it.each(['APP_VERSION', 'APP_SERVICE_HOST', 'SITE_PORT_80_TCP', 'VITE_CJS_IGNORE_WARNING', 'app_stage'])(
    'differs from a setting of another program: %s',
    (name) => {
      expect(() => readAppSettings({ [name]: 'x' })).not.toThrow();
    },
  );
});

it.each(pages)('the page %s is no path of the backend', (page) => {
  const site = { APP_STAGE: 'demo', SITE_BUILD: '/build', SITE_FOLDER: '/site', SITE_PASSED: `${page}/` };
  expect(() => readStartSettings({ APP_REPORT_TO: page })).toThrow('APP_REPORT_TO is');
  expect(() => readSiteSettings(site)).toThrow('SITE_PASSED is');
});

it('APP_REPORT_TO is refused below the control calls of the mock backend, and as another host', () => {
  for (const path of ['/_mock/v1/worlds/default/reset', '//reports/app'])
    expect(() => readStartSettings({ APP_REPORT_TO: path })).toThrow('APP_REPORT_TO is');
  for (const address of ['/_mock/reports', 'https://reports.example:8443/app?key=1', 'http://127.0.0.1'])
    expect(readStartSettings({ APP_REPORT_TO: address })).toMatchObject({ APP_REPORT_TO: address });
});

it.each(['me:hush@reports', 'a;b', 'a"b', 'a$b', 'a{b'])(
  'APP_REPORT_TO is refused with the host %j: pages publish it, and nginx reads it',
  (host) => {
    expect(() => readStartSettings({ APP_REPORT_TO: `https://${host}.example/app` })).toThrow(
      'APP_REPORT_TO is',
    );
  },
);

describe('the link secret', () => {
  it('is not in the message that refuses it, which a log may keep', () => {
    expect(() => readStartSettings({ APP_STAGE: 'production', APP_LINK_SECRET: 'hush-hush' })).toThrow(
      /^APP_LINK_SECRET is “\*{9}”: (?!.*hush)/,
    );
  });

  it.each([
    ['a backend is named', { APP_API_ORIGIN: 'https://api.operator.example' }],
    ['the stage is not demo', { APP_STAGE: 'staging' }],
    ['it is the demo secret', { APP_STAGE: 'production', APP_LINK_SECRET: 'player-wallet-demo' }],
  ])('is required when %s', (_where, environment) => {
    expect(() => readStartSettings(environment)).toThrow('APP_LINK_SECRET is');
  });

  it('is optional in the demo', () => {
    expect(readStartSettings({})).toMatchObject({ APP_STAGE: 'demo', APP_LINK_SECRET: '' });
    const demo = { APP_STAGE: 'demo', APP_API_ORIGIN: 'http://127.0.0.1:4000' };
    expect(readStartSettings(demo)).toMatchObject(demo);
  });
});

const noAddress = '10.0.0.256';

it.each([
  ['APP_IMAGE_HOSTS', 'https://*.cdn.example:99999'],
  ['APP_API_ORIGIN', 'https://api.example:99999'],
  ['APP_API_ORIGIN', `https://${noAddress}`],
  ['APP_CALLS', 'wallet.read=https://a.example:99999/v2'],
  ['SITE_BACKEND', 'http://backend:99999'],
  ['SITE_BACKEND', `http://${noAddress}:4000`],
  ['SITE_BACKEND', 'http://backend:0'],
  ['APP_API_ORIGIN', 'https://api.example:0'],
  ['SITE_LISTEN', '0'],
  ['SITE_LISTEN', '65536'],
  ['SITE_LISTEN', '127.0.0.1:0'],
  ['SITE_LISTEN', `${noAddress}:8080`],
  ['SITE_LISTEN', '[:::::]:8080'],
  ['SITE_LISTEN', ' '],
])('%s is refused as %s, which is no address', (name, value) => {
  const site = { APP_STAGE: 'demo', SITE_BUILD: '/build', SITE_FOLDER: '/site', [name]: value };
  const read = name.startsWith('SITE') ? readSiteSettings : readStartSettings;
  expect(() => read(site)).toThrow(`${name} is “${value}”: a value as in `);
});

it.each(['8080', '127.0.0.1:8443', '[::1]:65535', '443 [::]:443'])('SITE_LISTEN may be %s', (SITE_LISTEN) => {
  const site = { APP_STAGE: 'demo', SITE_BUILD: '/build', SITE_FOLDER: '/site', SITE_LISTEN };
  expect(readSiteSettings(site)).toMatchObject({ SITE_LISTEN: SITE_LISTEN.split(' ') });
});

it('a password in a refused address is not in the message, which a log may keep', () => {
  expect(() => readStartSettings({ APP_API_ORIGIN: 'https://me:hush/hush@api.example' })).toThrow(
    /^APP_API_ORIGIN is “https:\/\/\*@api\.example”: (?!.*hush)/,
  );
});

it.each(['/api/', '/socket.io/', '/assets/', '/passed/ /passed/', '/passed/../api/', '//api/'])(
  'SITE_PASSED is refused as %s, which is another part of the site',
  (value) => {
    const site = { APP_STAGE: 'demo', SITE_BUILD: '/build', SITE_FOLDER: '/site', SITE_PASSED: value };
    expect(() => readSiteSettings(site)).toThrow(`SITE_PASSED is “${value}”: a value as in `);
  },
);

it.each([{ SITE_PASSED: '/_mock/picture/' }, { SITE_SIMULATOR: 'on' }])(
  'SITE_BACKEND is required by %o, which is passed to it',
  (passed) => {
    const site = { APP_STAGE: 'demo', SITE_BUILD: '/build', SITE_FOLDER: '/site', ...passed };
    expect(() => readSiteSettings(site)).toThrow('SITE_BACKEND is missing: a value as in ');
    expect(readSiteSettings({ ...site, SITE_BACKEND: 'http://backend' })).toHaveProperty('SITE_BACKEND');
  },
);

describe('origins', () => {
  const demo = { APP_STAGE: 'demo', APP_API_ORIGIN: 'https://api.example/' };
  const [api, chat] = ['https://api.example', 'https://chat.example'];

  it.each([
    [{}, api, api],
    [{ APP_CHAT_ORIGIN: chat }, chat, chat],
    [{ APP_CHAT_SOCKET: '' }, api, null],
    [{ APP_CHAT_ORIGIN: chat, APP_CHAT_SOCKET: '' }, chat, null],
    [{ APP_CHAT_ORIGIN: '' }, null, null],
    [{ APP_CHAT_ORIGIN: '', APP_CHAT_SOCKET: chat }, null, null],
  ])('of the chat follow from %j', (given, origin, socket) => {
    expect(readStartSettings({ ...demo, ...given })).toMatchObject({
      APP_API_ORIGIN: api,
      APP_OTHER_ORIGIN: api,
      APP_CHAT_ORIGIN: origin,
      APP_CHAT_SOCKET: socket,
    });
  });
});

describe('a page', () => {
  const empty = '<p></p><script type="application/json" id="settings">{}</script><p></p>';
  const demo = { APP_STAGE: 'demo' };

  it('contains its settings', () => {
    const settings = readStartSettings({ ...demo, APP_LINK_SECRET: '</script><script>alert(1)</script>' });
    const page = fillPage(empty, settings);
    expect(page).not.toContain('<script>alert');
    expect(settingsIn(page)).toEqual(settings);
  });

  it('accepts new settings, and preconnects to their origins', () => {
    const first = fillPage(empty, readStartSettings({ ...demo, APP_API_ORIGIN: 'https://one.example' }));
    const second = fillPage(first, readStartSettings({ ...demo, APP_API_ORIGIN: 'https://two.example' }));
    expect(first).toContain('<link rel="preconnect" crossorigin href="https://one.example">');
    expect(second).not.toContain('one.example');
    expect(second.match(/preconnect/g)).toHaveLength(1);
    expect(fillPage(second, readStartSettings({}))).not.toContain('preconnect');
  });
});
