import { languages } from '@wallet/contract/market';
import { loadWords } from '@wallet/locales';
import { createWords } from '@wallet/ui/words';
import { describe, expect, it } from 'vitest';
import { appName } from './env.ts';
import { manifestOf, pageNames, renderPage } from './prerender.tsx';

const titles = { login: 'session:title', register: 'registration:title', home: 'wallet:title' } as const;
const tags = { th: 'th', la: 'lo', en: 'en' } as const;

describe.each(languages)('the first pages in %s', (language) => {
  it.each(pageNames)('%s is in that language, from its title on', async (page) => {
    const namespaces = ['session', 'registration', 'wallet'] as const;
    const { i18n } = await createWords({ language, load: loadWords, namespaces });
    const { tag, title, html } = await renderPage(page, language);
    expect(tag).toBe(tags[language]);
    expect(title).toBe(page === 'member' ? appName : `${i18n.t(titles[page])} · ${appName}`);
    expect(html).toContain(i18n.t('menu.contact'));
  });

  it('has a manifest of its own', async () => {
    expect(await manifestOf(language)).toMatchObject({ lang: tags[language] });
  });
});
