/** Runs the first script of a page on the prerendered home (api/preload). */
import { languages, type Language } from '@wallet/contract/market';
import { WalletView } from '@wallet/contract/wallet';
import { hasShape } from '@wallet/contract/wire/shape';
import { loadWords } from '@wallet/locales';
import { TimeAgo } from '@wallet/ui/base/TimeAgo';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { validBody } from '#api/backend.fixture.ts';
import { changed, drifts, missing, nameOf, pathsOf } from '#api/responses.fixture.ts';
import { preload, renderPage } from './prerender.tsx';

const now = new Date('2026-03-01T12:00:00+07:00');

const slot = (name: string, changes: object = {}) => ({
  ...{ code: name, name, category: 'slot', background: `/${name}.jpg`, logo: `/${name}.png` },
  ...{ isActive: true, amount: 0.1, ftWalletSlot: 1, ...changes },
});
const body = {
  ...(validBody('wallet.read') as { profile: object }),
  wallet: { amount: 1_000.5 },
  slots: [
    slot('ball', { category: 'sport', amount: 250 }),
    slot('one', { amount: 0.2 }),
    slot('two', { isActive: false, amount: 7 }),
    slot('three'),
  ],
};
const { profile: _profile, bankAccount: _account, ...balances } = body as Record<string, unknown>;
const stored = { profile: { name: 'Mali' }, ...balances, wallet: { amount: 900 } };

const pages = new Map<Language, string>();

interface Visit {
  readonly path?: string;
  readonly language?: Language;
  readonly settings?: object;
  readonly isParsed?: boolean;
}

/** Opens a prerendered home, and sends the response of the wallet to its first script. */
async function visit(response: Response | Promise<Response>, options: Visit = {}) {
  const { path = '/user/home', language = 'en', settings = {}, isParsed = true } = options;
  window.history.pushState({}, '', path);
  if (!pages.has(language)) pages.set(language, (await renderPage('home', language)).html);
  document.body.innerHTML =
    `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>` +
    `<div id="root">${pages.get(language)}</div>${isParsed ? '<div></div>' : ''}`;
  before = content();
  vi.stubGlobal('fetch', async () => response);
  vi.stubGlobal('PRELOAD', preload);
  window.preloadedCalls = undefined;
  vi.resetModules();
  await import('#api/preload/send-preload.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

const json = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status });

const textOf = (selector: string) =>
  [...document.querySelectorAll(`#root section ${selector}`)].map((one) => one.textContent);

/** Returns the texts of the places: the name, the total, wallet and games, and the age. */
const shown = () =>
  ['name', 'total', 'inWallet', 'inGames', 'age'].map(
    (place) => document.querySelector(`[data-early=${place}]`)?.parentElement?.textContent,
  );
const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('#root section span img')].map((one) => one.src);

let before: string | undefined;
const content = () => document.querySelector('#root')?.innerHTML;
const isUntouched = () => content() === before;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  session.signIn('mine', false);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe.each(languages)('in %s', (language) => {
  it('the balance, the name and the first cards are painted', async () => {
    const { i18next } = await createI18n({ language, load: loadWords, namespaces: ['wallet'] });
    await visit(json(body), { language });
    expect(shown()).toEqual([
      'Mali',
      '฿1,250.80',
      '฿1,000.50',
      '฿250.30',
      `${i18next.t('wallet:balance.updated')} ${i18next.t('common:timeAgo.now')}`,
    ]);
    expect(document.querySelector('#root section')?.getAttribute('aria-busy')).toBe('false');
    expect(textOf('[data-active=true]')).toEqual(['one']);
    expect(textOf('[data-active=false]')).toEqual(['two']);
    // The app reads the response after this script.
    expect(await (await window.preloadedCalls![0]!.response).json()).toEqual(body);
  });

  it('a stored balance has its age until the response arrives', async () => {
    localStorage.setItem('wallet-cache', JSON.stringify(stored));
    const i18n = await createI18n({ language, load: loadWords, namespaces: ['wallet'] });
    const day = 86_400;
    const all = [-5, 0, 1, 2, 59, 60, 120, 3_600, 7_200, day, 29 * day, 30 * day, 800 * day];
    // English alone has two forms of each unit.
    for (const seconds of language === 'en' ? all : [0, 2, 29 * day]) {
      const readAt = new Date(now.getTime() - seconds * 1_000).toISOString();
      localStorage.setItem('last_sync', readAt);
      const age = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <TimeAgo value={readAt} />
        </I18nProvider>,
      ).replaceAll(/<.*?>/g, '');
      let respond = (_response: Response) => {};
      await visit(new Promise((resolve) => (respond = resolve)), { language });
      const label = i18n.i18next.t('wallet:balance.updated');
      expect(shown()).toEqual(['Mali', '฿1,150.30', '฿900.00', '฿250.30', `${label} ${age}`]);
      respond(json(body));
      await vi.waitFor(() => expect(shown()[2]).toBe('฿1,000.50'));
      expect(pictures()).toHaveLength(4);
    }
  });

  it('hidden amounts stay hidden', async () => {
    localStorage.setItem('amounts-hidden', 'true');
    localStorage.setItem('wallet-cache', JSON.stringify(stored));
    localStorage.setItem('last_sync', now.toISOString());
    await visit(json(body), { language });
    expect(shown().slice(0, 4)).toEqual(['Mali', ...Array(3).fill('฿ ••••••')]);
    const { i18next } = await createI18n({ language, load: loadWords });
    const covers = [...document.querySelectorAll('#root section [role=img]')];
    expect(covers.map((cover) => cover.ariaLabel ?? cover.getAttribute('aria-label'))).toEqual(
      Array(3).fill(i18next.t('common:money.hidden')),
    );
    expect(document.querySelector('#root main')?.textContent).not.toMatch(/1,?000|250|900/);
  });
});

it('a stored balance does not wait for the rest of the page', async () => {
  localStorage.setItem('wallet-cache', JSON.stringify(stored));
  localStorage.setItem('last_sync', now.toISOString());
  await visit(new Promise(() => {}), { isParsed: false });
  expect(shown().slice(0, 4)).toEqual(['Mali', '฿1,150.30', '฿900.00', '฿250.30']);
  expect(pictures()).toEqual([]);
  document.body.append(document.createElement('div'));
  await vi.waitFor(() => expect(pictures()).toHaveLength(4));
});

describe('nothing is painted for', () => {
  const failures: Record<string, () => Response | Promise<Response>> = {
    'a refusal': () => json({ message: 'INVALID_IP' }, 403),
    'a balance under an error': () => json(body, 500),
    'a balance under 203': () => json(body, 203),
    'a denied success': () => json({ ...body, success: false }),
    'a page of a gateway': () => new Response('<h1>Wi-Fi</h1>'),
    'an empty body': () => new Response(''),
    'a body of another kind': () => json(7),
    null: () => json(null),
    'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  it.each(Object.entries(failures))('%s', async (_what, respond) => {
    await visit(respond());
    expect(isUntouched()).toBe(true);
  });

  it.each(Object.entries(drifts))(
    'a response in which %s, unless it follows the contract',
    async (_what, drift) => {
      const drifted = drift(body, 'wallet.read');
      await visit(json(drifted));
      expect(isUntouched()).toBe(!WalletView.safeParse(drifted).success);
    },
  );

  const odd = [missing, null, 'something-new', 12.345, -0.01, 7, 1e12, [], {}, true, '2026-03-01'];
  it('any other value in any field', () => {
    for (const path of pathsOf(body))
      for (const value of odd) {
        const drifted = changed(body, path, value);
        const isRight = WalletView.safeParse(drifted).success;
        expect([nameOf(path), value, hasShape(preload.shapes.sent, drifted)]).toEqual([
          nameOf(path),
          value,
          isRight,
        ]);
      }
  });

  it.each([
    ['without its time', JSON.stringify(stored), undefined],
    ['with a broken time', JSON.stringify(stored), 'yesterday'],
    ['that is no JSON', '{', now.toISOString()],
    [
      'with an unknown amount',
      JSON.stringify(changed(stored, ['slots', 0, 'amount'], missing)),
      now.toISOString(),
    ],
  ])('a stored balance %s', async (_what, text, readAt) => {
    localStorage.setItem('wallet-cache', text);
    if (readAt !== undefined) localStorage.setItem('last_sync', readAt);
    await visit(json({ message: 'INVALID_IP' }, 403));
    expect(isUntouched()).toBe(true);
  });

  it('a member who signed out in another tab', async () => {
    const copy = { ...sessionStorage };
    session.signOut();
    Object.assign(sessionStorage, copy);
    localStorage.setItem('wallet-cache', JSON.stringify(stored));
    localStorage.setItem('last_sync', now.toISOString());
    await visit(json(body));
    expect(isUntouched()).toBe(true);
    expect(window.preloadedCalls).toBeUndefined();
  });

  it('another page', async () => {
    await visit(json(body), { path: '/user/profile' });
    expect(isUntouched()).toBe(true);
  });
});

it('the app is not touched once it has replaced the page', async () => {
  let respond = (_response: Response) => {};
  await visit(new Promise((resolve) => (respond = resolve)));
  const root = document.querySelector('#root')!;
  root.innerHTML = '<section aria-busy="true">app</section>';
  respond(json(body));
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.innerHTML).toBe('<section aria-busy="true">app</section>');
});

it('a name is text', async () => {
  await visit(json({ ...body, profile: { ...body.profile, name: '<img src=x>&amp;' } }));
  expect(shown()[0]).toBe('<img src=x>&amp;');
});

describe('the pictures', () => {
  const paths = ['/one.jpg', '/one.png', '/two.jpg', '/two.png'];

  it.each(['/user/home', '/user'])('of the first two cards are on %s', async (path) => {
    await visit(json(body), { path });
    expect(pictures()).toEqual(paths.map((one) => window.location.origin + one));
    const [first] = document.querySelectorAll<HTMLImageElement>('#root section span img');
    expect(first?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('belong to the origin of the call, and only allowed origins receive requests', async () => {
    const strange = { background: 'https://else.example/b.jpg', logo: 'javascript:alert(1)' };
    const slots = [slot('one'), slot('two', strange)];
    await visit(json({ ...body, slots }), { settings: { APP_API_ORIGIN: 'https://api.example' } });
    expect(pictures()).toEqual(['https://api.example/one.jpg', 'https://api.example/one.png']);
  });

  it('disappear when they are broken', async () => {
    await visit(json(body));
    document.querySelector('#root section span img')?.dispatchEvent(new Event('error'));
    expect(pictures()).toHaveLength(3);
  });

  it('stay away during a break from games', async () => {
    localStorage.setItem('play-safely', JSON.stringify({ pause: { since: now.getTime(), length: 'day' } }));
    await visit(json(body));
    expect(pictures()).toEqual([]);
    expect(shown()[0]).toBe('Mali');
  });
});
