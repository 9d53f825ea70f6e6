import { moneyText, type Satang } from '@wallet/contract/wire/money';
import { fromStored, toTag, type Language, type Namespace, type WordTree } from '@wallet/locales';
import { asShown } from '@wallet/locales/joined';
import { createInstance, type i18n } from 'i18next';

export type LoadNamespace = (language: Language, namespace: Namespace) => Promise<WordTree>;

/** Translations of the active language, and how to load more. */
export interface I18n {
  /** The i18next instance, for titles and messages outside of components. */
  readonly i18next: i18n;
  /** Active language, as stored (`th`, `la`, `en`). */
  readonly language: Language;
  has(namespace: Namespace): boolean;
  /** Loads a namespace once. A failed load is repeated at the next call. */
  load(namespace: Namespace): Promise<void>;
  /** Calls the listener after each load. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Returns the promise a component waits for; undefined when the namespace was loaded before. The promise stays
   * stable for React's `use`; a failed one is replaced after a second.
   */
  suspending(namespace: Namespace): Promise<void> | undefined;
  /**
   * Loads all used namespaces in the new language, then switches, so nothing unmounts. Rejects without a switch
   * when loading fails.
   */
  changeLanguage(language: Language): Promise<void>;
}

export interface I18nOptions {
  /** Initial language, as stored. */
  language: Language;
  load: LoadNamespace;
  /** Namespaces of the first screen; `common` is always loaded, `error` on demand. */
  namespaces?: readonly Namespace[];
}

/** Milliseconds for which a failed promise stays the same, so that the error boundary gets it. */
const failureLifetime = 1000;

/** Creates the instance. Resolves when the first screen can render. */
export async function createI18n({ language, load, namespaces = [] }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  instance.use({ type: 'postProcessor', name: 'shown', process: asShown });
  await instance.init({
    lng: toTag(language),
    fallbackLng: false,
    defaultNS: 'common',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    postProcess: 'shown',
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_tags, namespace, key) => reportError(new Error(`Missing text ${namespace}:${key}`)),
    parseMissingKeyHandler: () => '',
  });
  // `{{amount, baht}}` formats an amount as money.
  instance.services.formatter?.add('baht', (amount: unknown) =>
    typeof amount === 'number' ? moneyText(amount as Satang) : String(amount),
  );

  const wanted = new Set<Namespace>();
  const pending = new Map<string, Promise<void>>();
  const suspending = new Map<string, Promise<void>>();
  let lastSwitch = 0;

  const current = (): Language => fromStored(instance.language) ?? language;
  const isLoaded = (one: Language, namespace: Namespace) => instance.hasResourceBundle(toTag(one), namespace);

  function loadOnce(one: Language, namespace: Namespace): Promise<void> {
    wanted.add(namespace);
    const key = `${one}/${namespace}`;
    const running = pending.get(key);
    if (running) return running;
    const fetching = load(one, namespace).then(
      (texts) => void instance.addResourceBundle(toTag(one), namespace, texts),
      (reason: unknown) => {
        pending.delete(key);
        throw reason;
      },
    );
    pending.set(key, fetching);
    return fetching;
  }

  const i18n: I18n = {
    i18next: instance,
    get language() {
      return current();
    },
    has: (namespace) => isLoaded(current(), namespace),
    load: (namespace) => loadOnce(current(), namespace),
    subscribe(listener) {
      instance.store.on('added', listener);
      return () => instance.store.off('added', listener);
    },
    suspending(namespace) {
      const key = `${current()}/${namespace}`;
      const asked = suspending.get(key);
      if (asked || i18n.has(namespace)) return asked;
      const fetching = i18n.load(namespace);
      suspending.set(key, fetching);
      fetching.catch(() => setTimeout(() => suspending.delete(key), failureLifetime));
      return fetching;
    },
    async changeLanguage(next) {
      const turn = ++lastSwitch;
      // Components may request more namespaces during the load.
      for (;;) {
        const missing = [...wanted].filter((namespace) => !isLoaded(next, namespace));
        if (missing.length === 0) break;
        await Promise.all(missing.map((namespace) => loadOnce(next, namespace)));
      }
      if (turn === lastSwitch) await instance.changeLanguage(toTag(next));
    },
  };

  await Promise.all((['common', ...namespaces] as const).map((namespace) => i18n.load(namespace)));
  return i18n;
}
