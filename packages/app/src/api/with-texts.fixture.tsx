import { loadWords, type Namespace } from '@wallet/locales';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import type { ReactNode } from 'react';
import { withQueries } from './with-queries.fixture.tsx';

/** As `withQueries`, with the English texts of these namespaces. */
export async function withTexts(...namespaces: readonly Namespace[]) {
  const i18n = await createI18n({ language: 'en', load: loadWords, namespaces });
  const { wrapper: Queries } = withQueries();
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <Queries>{children}</Queries>
      </I18nProvider>
    ),
  };
}
