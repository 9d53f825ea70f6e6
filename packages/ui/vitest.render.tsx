import { loadWords, namespaces, type Language } from '@wallet/locales';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from './src/theme/index.ts';
import { createI18n, I18nProvider, type I18n } from './src/i18n/index.ts';

/** Renders a component with theme and all translations loaded; query it through `screen`. */
export async function renderUi(
  element: ReactNode,
  { language = 'en', env = 'test' }: { language?: Language; env?: 'default' | 'test' } = {},
): Promise<{ i18n: I18n; rerender: (element: ReactNode) => void; unmount: () => void }> {
  const i18n = await createI18n({ language, load: loadWords, namespaces });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <UiProvider env={env}>{children}</UiProvider>
    </I18nProvider>
  );
  const { rerender, unmount } = render(element, { wrapper });
  return { i18n, rerender, unmount };
}
