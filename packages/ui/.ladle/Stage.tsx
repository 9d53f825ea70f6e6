import type { GlobalState } from '@ladle/react';
import { fromStored, loadWords, namespaces } from '@wallet/locales';
import { loadPseudoWords, pseudoTag } from '@wallet/locales/pseudo';
import { use, useEffect, type ReactNode } from 'react';
import { dismissToasts } from '../src/base/Toasts/Toasts.tsx';
import { NavigationContext } from '../src/base/Link/Link.tsx';
import { logoFixture } from '../src/site/site.fixture.ts';
import { themePalettes } from '../src/theme/brand.ts';
import { writeBrandVariables } from '../src/theme/css-variables.ts';
import { UiProvider } from '../src/theme/index.ts';
import { createI18n, I18nProvider, type I18n } from '../src/i18n/index.ts';
import './stage.css';

/** A story does not leave its page. */
const staying = { navigate: () => undefined };

const brand = {
  name: 'Player Wallet',
  logo: logoFixture,
  palettes: themePalettes,
  minimumAge: 20,
  helpLine: '1323',
};

const variables = writeBrandVariables(themePalettes);

const asked = new URLSearchParams(location.search).get('arg-language');
const first = fromStored(asked) ?? 'th';
const starting = createI18n({ language: first, load: loadWords, namespaces });
let pseudo: Promise<I18n> | undefined;
/** Longer accented texts that reveal narrow layouts. */
const pseudoWords = () => (pseudo ??= createI18n({ language: 'en', load: loadPseudoWords, namespaces }));

/** Wraps a story like the app wraps its screens: translations, theme and toasts. */
export function Stage({ state, children }: { state: GlobalState; children: ReactNode }) {
  const chosen = String(state.control['language']?.value ?? asked);
  const isPseudo = chosen === pseudoTag;
  const i18n = use(isPseudo ? pseudoWords() : starting);
  const language = fromStored(chosen) ?? first;
  useEffect(() => {
    if (!isPseudo) i18n.changeLanguage(language).catch(reportError);
  }, [i18n, language, isPseudo]);
  useEffect(() => dismissToasts, [state.story]);
  return (
    <I18nProvider i18n={i18n}>
      <NavigationContext value={staying}>
        <style>{variables}</style>
        <UiProvider brand={brand}>
          <div className="stage" data-story={state.controlInitialized ? state.story : undefined}>
            {children}
          </div>
        </UiProvider>
      </NavigationContext>
    </I18nProvider>
  );
}
