/** The app at an address, in jsdom: its real routes, dialogs and words before a backend of the test. */
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import { loadWords, namespaces, type Language } from '@wallet/locales';
import { createI18n, type I18n } from '@wallet/ui/i18n';
import { vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { App } from '#App.tsx';
import { createAppRouter } from '#router.ts';
import { session } from '#api/session/session.ts';

/** Puts the quiet case in the place of what jsdom does not have. */
function standIn(): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class StillObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('IntersectionObserver', StillObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
}

export interface Page {
  readonly i18n: I18n;
  /** Returns a text of the locales in the language of the page, such as `statement:title`. */
  text(key: string, values?: object): string;
  /** Resolves when no read is under way any more. */
  settled(): Promise<void>;
  /** Repeats a read without its cached answer. */
  askAnew(id: OperationId): Promise<void>;
  changeLanguage(language: Language): Promise<void>;
  leave(): void;
}

/** Returns what a page shows as text, its dialogs and toasts included. */
export function shownText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('style, script')) hidden.remove();
  return copy.textContent ?? '';
}

/** Words of every language, read once for all pages. */
const read = new Map<string, ReturnType<typeof loadWords>>();
const loadOnce: typeof loadWords = (language, namespace) => {
  const key = `${language}/${namespace}`;
  const texts = read.get(key) ?? loadWords(language, namespace);
  read.set(key, texts);
  return texts;
};

/** Opens an address, as a member where it is one of a member's. `state` is what the history keeps beside it. */
export async function openPage(address: string, state: object = {}): Promise<Page> {
  standIn();
  if (address.startsWith('/user')) session.signIn('token-of-a-member', false);
  const queryClient = createQueryClient(() => undefined);
  const { queries, ...others } = queryClient.getDefaultOptions();
  // No pauses between tries: what matters is how they end.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const i18n = await createI18n({ language: 'th', load: loadOnce, namespaces });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.replace(address, state);
  const router = createAppRouter({ queryClient, i18n });
  router.update({ ...router.options, history } as never);
  await router.load();
  await act(async () => {
    render(<App i18n={i18n} queryClient={queryClient} router={router} onReady={() => undefined} />);
    await Promise.resolve();
  });
  const settled = () =>
    waitFor(async () => {
      await act(() => Promise.resolve());
      if (queryClient.isFetching() > 0) throw new Error('A read is still under way.');
    });
  return {
    i18n,
    text: (key, values = {}) => String(i18n.i18next.t(key as never, values as never)),
    settled,
    async askAnew(id) {
      const isMeant = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        `${queryKey[2]}.${queryKey[3]}` === id;
      await act(() => queryClient.resetQueries({ predicate: isMeant }));
      await settled();
    },
    changeLanguage: (next) => act(() => i18n.changeLanguage(next)),
    leave() {
      cleanup();
      queryClient.clear();
    },
  };
}
