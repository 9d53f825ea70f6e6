import { loadWords, namespaces, type Language } from '@wallet/locales';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from './src/theme/index.ts';
import { createWords, WordsProvider, type Words } from './src/words/index.ts';

/** Renders a component with theme and all translations loaded; query it through `screen`. */
export async function renderUi(
  element: ReactNode,
  { language = 'en', env = 'test' }: { language?: Language; env?: 'default' | 'test' } = {},
): Promise<{ words: Words; rerender: (element: ReactNode) => void; unmount: () => void }> {
  const words = await createWords({ language, load: loadWords, namespaces });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider words={words}>
      <UiProvider env={env}>{children}</UiProvider>
    </WordsProvider>
  );
  const { rerender, unmount } = render(element, { wrapper });
  return { words, rerender, unmount };
}
