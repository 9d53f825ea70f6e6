import { languages } from '@wallet/contract/market';
import { loadWords } from '@wallet/locales';
import { asWritten } from '@wallet/locales/joined';
import { createI18n } from '@wallet/ui/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '#env.ts';
import { manifestOf, pageNames, renderNotices, renderPage } from './prerender.tsx';

const titles = { login: 'session:title', register: 'registration:title', home: 'wallet:title' } as const;
const versions = { chrome: '103', safari: '16', firefox: '115', samsung: '20' };
const tags = { th: 'th', la: 'lo', en: 'en' } as const;

afterEach(() => document.body.replaceChildren());

describe.each(languages)('the prerendered pages in %s', (language) => {
  it('have their language, their title and the menu', async () => {
    const namespaces = ['session', 'registration', 'wallet'] as const;
    const { i18next } = await createI18n({ language, load: loadWords, namespaces });
    for (const page of pageNames) {
      const { tag, title, html } = await renderPage(page, language);
      expect(tag).toBe(tags[language]);
      expect(title).toBe(
        page === 'member' ? brand.name : `${asWritten(i18next.t(titles[page]))} · ${brand.name}`,
      );
      expect(html).toContain(i18next.t('menu.contact'));
    }
  });

  it('include a web app manifest', async () => {
    const manifest = await manifestOf(language);
    expect(manifest).toMatchObject({ lang: tags[language] });
    expect(JSON.stringify(manifest)).not.toMatch(/[\u2060\u200b]/);
  });
});

it.each(pageNames)('%s has its early places, and takes no input that would be lost', async (page) => {
  document.body.innerHTML = (await renderPage(page, 'th')).html;
  const count = (selector: string) => document.body.querySelectorAll(selector).length;
  expect(count('button, select')).toBeGreaterThan(0);
  // Text is accepted, and taps on two buttons of home are kept.
  const kept = [...document.querySelectorAll<HTMLElement>('button:not([inert]), select:not([inert])')];
  expect(kept.map(({ dataset }) => dataset['action'])).toEqual(
    page === 'home' ? ['deposit', 'withdraw'] : [],
  );
  expect(count('[inert] input, input[inert]')).toBe(0);
  // Enter submits a form; the default method would put a password into the address.
  expect(count('form:not([method="dialog"])')).toBe(0);

  const places = [...document.querySelectorAll<HTMLElement>('template')].map(
    ({ dataset }) => dataset['early'],
  );
  const ofHome = ['name', 'total', 'inWallet', 'inGames', 'age', 'card', 'card'];
  expect(places).toEqual(page === 'home' ? ofHome : []);

  // Behind a sheet in the body, the browser styles the page again for each sheet that loads later.
  document.body.innerHTML += await renderNotices(['th'], versions, 'notice.js');
  document.getElementById('notice')?.remove();
  expect(count('style')).toBe(0);
});
