import { fromBaht, formatBaht } from '@wallet/contract/wire/money';
import { fromStored, toTag, type Language, type Namespace, type WordTree } from '@wallet/locales';
import { asShown } from '@wallet/locales/joined';
import { createInstance, type i18n } from 'i18next';

/** Loads one namespace in one language. */
export type LoadWords = (language: Language, namespace: Namespace) => Promise<WordTree>;

/** Translations of the active language, and how to load more. */
export interface Words {
  /** The i18next instance, for titles and messages outside of components. */
  readonly i18n: i18n;
  /** Active language, as stored (`th`, `la`, `en`). */
  readonly language: Language;
  /** Returns whether a namespace is loaded in the active language. */
  has(namespace: Namespace): boolean;
  /** Loads a namespace once. A failed load is repeated at the next call. */
  load(namespace: Namespace): Promise<void>;
  /** Calls the listener after each load. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Returns the promise a component waits for; undefined when the namespace was loaded before. The promise stays
   * stable for React's `use`; a failed one is replaced after a second.
   */
  awaited(namespace: Namespace): Promise<void> | undefined;
  /**
   * Loads all used namespaces in the new language, then switches, so nothing unmounts. Rejects without a switch
   * when loading fails.
   */
  changeLanguage(language: Language): Promise<void>;
}

export interface WordsOptions {
  /** Initial language, as stored. */
  language: Language;
  load: LoadWords;
  /** Namespaces of the first screen; `common` is always loaded, `error` on demand. */
  namespaces?: readonly Namespace[];
}

/** Milliseconds for which a failed promise stays the same, so that the error boundary gets it. */
const failureHolds = 1000;

/** Creates the instance. Resolves when the first screen can render. */
export async function createWords({ language, load, namespaces = [] }: WordsOptions): Promise<Words> {
  const engine = createInstance();
  engine.use({ type: 'postProcessor', name: 'shown', process: asShown });
  await engine.init({
    lng: toTag(language),
    fallbackLng: false,
    defaultNS: 'common',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    postProcess: 'shown',
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_tags, namespace, key) =>
      reportError(new Error(`There are no words for ${namespace}:${key}`)),
    parseMissingKeyHandler: () => '',
  });
  // `{{amount, baht}}` formats a wire amount as money.
  engine.services.formatter?.add('baht', (amount: unknown) =>
    typeof amount === 'number' ? `฿${formatBaht(fromBaht(amount))}` : String(amount),
  );

  const wanted = new Set<Namespace>();
  const pending = new Map<string, Promise<void>>();
  const awaited = new Map<string, Promise<void>>();
  let switching = 0;

  const current = (): Language => fromStored(engine.language) ?? language;
  const holds = (one: Language, namespace: Namespace) => engine.hasResourceBundle(toTag(one), namespace);

  function fetchWords(one: Language, namespace: Namespace): Promise<void> {
    wanted.add(namespace);
    const key = `${one}/${namespace}`;
    const running = pending.get(key);
    if (running) return running;
    const fetching = load(one, namespace).then(
      (words) => void engine.addResourceBundle(toTag(one), namespace, words),
      (reason: unknown) => {
        pending.delete(key);
        throw reason;
      },
    );
    pending.set(key, fetching);
    return fetching;
  }

  const words: Words = {
    i18n: engine,
    get language() {
      return current();
    },
    has: (namespace) => holds(current(), namespace),
    load: (namespace) => fetchWords(current(), namespace),
    subscribe(listener) {
      engine.store.on('added', listener);
      return () => engine.store.off('added', listener);
    },
    awaited(namespace) {
      const key = `${current()}/${namespace}`;
      const asked = awaited.get(key);
      if (asked || words.has(namespace)) return asked;
      const fetching = words.load(namespace);
      awaited.set(key, fetching);
      fetching.catch(() => setTimeout(() => awaited.delete(key), failureHolds));
      return fetching;
    },
    async changeLanguage(next) {
      const turn = ++switching;
      // Components may request more namespaces during the load.
      for (;;) {
        const missing = [...wanted].filter((namespace) => !holds(next, namespace));
        if (missing.length === 0) break;
        await Promise.all(missing.map((namespace) => fetchWords(next, namespace)));
      }
      if (turn === switching) await engine.changeLanguage(toTag(next));
    },
  };

  await Promise.all((['common', ...namespaces] as const).map((namespace) => words.load(namespace)));
  return words;
}
