import { languages } from '@wallet/contract/market';
import { loadWords } from '@wallet/locales';
import { createI18n } from '@wallet/ui/i18n';
import { describe, expect, it } from 'vitest';
import { appName } from './env.ts';
import { manifestOf, pageNames, renderPage } from './prerender.tsx';

const titles = { login: 'session:title', register: 'registration:title', home: 'wallet:title' } as const;
const tags = { th: 'th', la: 'lo', en: 'en' } as const;

describe.each(languages)('the first pages in %s', (language) => {
  it.each(pageNames)('%s is in that language, from its title on', async (page) => {
    const namespaces = ['session', 'registration', 'wallet'] as const;
    const { i18next } = await createI18n({ language, load: loadWords, namespaces });
    const { tag, title, html } = await renderPage(page, language);
    expect(tag).toBe(tags[language]);
    expect(title).toBe(page === 'member' ? appName : `${i18next.t(titles[page])} · ${appName}`);
    expect(html).toContain(i18next.t('menu.contact'));
  });

  it.each(pageNames)('%s takes text, but no tap, and its form goes nowhere', async (page) => {
    document.body.innerHTML = (await renderPage(page, language)).html;
    const count = (selector: string) => document.body.querySelectorAll(selector).length;
    expect(count('button, select')).toBeGreaterThan(0);
    expect(count('button:not([inert]), select:not([inert])')).toBe(0);
    expect(count('[inert] input, input[inert]')).toBe(0);
    // Enter in a field submits a form too; the default method would write a password into the address.
    expect(count('form:not([method="dialog"])')).toBe(0);
  });

  it('has a manifest of its own', async () => {
    expect(await manifestOf(language)).toMatchObject({ lang: tags[language] });
  });
});
