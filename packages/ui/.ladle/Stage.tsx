import type { GlobalState } from '@ladle/react';
import { fromStored, loadWords, namespaces } from '@wallet/locales';
import { loadPseudoWords, pseudoTag } from '@wallet/locales/pseudo';
import { use, useEffect, type ReactNode } from 'react';
import { dismiss } from '../src/base/Toasts/Toasts.tsx';
import { UiProvider } from '../src/theme/index.ts';
import { createWords, WordsProvider, type Words } from '../src/words/index.ts';
import './stage.css';

const asked = new URLSearchParams(location.search).get('arg-language');
const first = fromStored(asked) ?? 'th';
const starting = createWords({ language: first, load: loadWords, namespaces });
let pseudo: Promise<Words> | undefined;
/** Longer accented texts that reveal narrow layouts. */
const pseudoWords = () => (pseudo ??= createWords({ language: 'en', load: loadPseudoWords, namespaces }));

/** Wraps a story like the app wraps its screens: translations, theme and toasts. */
export function Stage({ state, children }: { state: GlobalState; children: ReactNode }) {
  const chosen = String(state.control['language']?.value ?? asked);
  const isPseudo = chosen === pseudoTag;
  const words = use(isPseudo ? pseudoWords() : starting);
  const language = fromStored(chosen) ?? first;
  useEffect(() => {
    if (!isPseudo) words.changeLanguage(language).catch(reportError);
  }, [words, language, isPseudo]);
  useEffect(() => dismiss, [state.story]);
  return (
    <WordsProvider words={words}>
      <UiProvider>
        <div className="stage" data-story={state.controlInitialized ? state.story : undefined}>
          {children}
        </div>
      </UiProvider>
    </WordsProvider>
  );
}
