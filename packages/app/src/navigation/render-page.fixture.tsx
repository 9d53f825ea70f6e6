import { render } from '@testing-library/react';
import { loadWords } from '@wallet/locales';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import type { ReactNode } from 'react';
import { session } from '#api/session/session.ts';
import { onePage } from './one-page.fixture.tsx';

/** Renders a member's component as the page `/`; returns the history of its router. */
export async function renderPage(component: () => ReactNode, address = '/') {
  session.signIn('t', false);
  const { history, app } = onePage(component, { path: '/', address });
  const i18n = await createI18n({ language: 'en', load: loadWords, namespaces: ['game'] });
  render(<I18nProvider i18n={i18n}>{app}</I18nProvider>);
  return history;
}
