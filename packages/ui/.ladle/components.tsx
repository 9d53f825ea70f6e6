import { ActionType, type GlobalProvider } from '@ladle/react';
import { marketNames, type MarketName } from '@wallet/contract/market';
import { fromStored, languages, loadWords, type Language } from '@wallet/locales';
import { loadPseudoWords, pseudoTag } from '@wallet/locales/pseudo';
import { use, useEffect } from 'react';
import { UiProvider } from '../src/theme/index.ts';
import { createWords, WordsProvider } from '../src/words/index.ts';
import './strip.css';

/** Every story gets these as props, and the strip above it switches them: `({ market }) => …`. */
interface Stage {
  language: Language;
  market: MarketName;
}

export const args: Stage = { language: 'th', market: 'thailand' };

export const argTypes = {
  language: {
    options: [...languages.map(({ language }) => language), pseudoTag],
    control: { type: 'select' },
  },
  market: { options: marketNames, control: { type: 'select' } },
};

const asked = new URLSearchParams(location.search).get('arg-language');
const first = fromStored(asked) ?? args.language;
const starting = createWords({ language: first, load: loadWords });
/** Nobody speaks it: it shows what a layout has too little room for. */
const pseudo = createWords({ language: 'en', load: loadPseudoWords });

export const Provider: GlobalProvider = ({ children, globalState, dispatch }) => {
  const chosen = String(globalState.control.language?.value ?? asked);
  const isPseudo = chosen === pseudoTag;
  const words = use(isPseudo ? pseudo : starting);
  const language = fromStored(chosen) ?? first;
  useEffect(() => {
    if (!isPseudo) words.changeLanguage(language).catch(reportError);
  }, [words, language, isPseudo]);

  const choose = (name: keyof Stage, value: string) => {
    const control = globalState.control[name];
    if (!control) return;
    dispatch({
      type: ActionType.UpdateControl,
      value: { ...globalState.control, [name]: { ...control, value } },
    });
  };
  return (
    <WordsProvider words={words}>
      <UiProvider>
        {globalState.mode !== 'preview' && (
          <div className="stage-strip">
            {Object.entries(argTypes).map(([name, { options }]) => (
              <label key={name}>
                {name}{' '}
                <select
                  value={String(globalState.control[name]?.value)}
                  onChange={({ currentTarget }) => choose(name as keyof Stage, currentTarget.value)}
                >
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
        <div className="stage">{children}</div>
      </UiProvider>
    </WordsProvider>
  );
};
