import { fromBaht, formatBaht } from '@wallet/contract/wire/money';
import { fromStored, toTag, type Language, type Namespace, type WordTree } from '@wallet/locales';
import { asShown } from '@wallet/locales/joined';
import { createInstance, type i18n } from 'i18next';

/** Fetches the words of one namespace in one language; rejects when they cannot be had. */
export type LoadWords = (language: Language, namespace: Namespace) => Promise<WordTree>;

/** The words of the active language, and the two ways to get more of them. */
export interface Words {
  /** The engine; for titles and messages made outside of components. */
  readonly i18n: i18n;
  /** The active language, as stored (`th`, `la`, `en`). */
  readonly language: Language;
  /** Whether a namespace is there in the active language. */
  has(namespace: Namespace): boolean;
  /** Fetches a namespace once; the same promise for the same language. A failed one is tried anew at the next call. */
  load(namespace: Namespace): Promise<void>;
  /** Calls back whenever words have arrived; answers how to end that. */
  subscribe(listener: () => void): () => void;
  /**
   * What a component has to wait for; undefined when the words were there before any component asked. The promise stays
   * the same after its end, as React's `use` wants it: fulfilled for good, failed for a second, then it is tried anew.
   */
  awaited(namespace: Namespace): Promise<void> | undefined;
  /**
   * Fetches all that is on screen in the new language first and switches then, so that nothing unmounts and no raw key
   * shows. Rejects, with the old language still active, when the words cannot be had.
   */
  changeLanguage(language: Language): Promise<void>;
}

export interface WordsOptions {
  /** The language to begin with, as stored. */
  language: Language;
  /** Where words come from. */
  load: LoadWords;
  /** What the first screen needs; `common` is always loaded, `error` follows when it is asked for. */
  namespaces?: readonly Namespace[];
}

/** Milliseconds in which a component that asks again gets the same failure, so that it reaches the error boundary. */
const failureHolds = 1000;

/** Starts the words: resolves when the first screen can be drawn. */
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
  // `{{amount, baht}}` shows a wire amount like every other amount of money.
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
      // A screen may ask for more words while these arrive.
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
