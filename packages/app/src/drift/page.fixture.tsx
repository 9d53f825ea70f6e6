/** Renders the app at an address in jsdom: its routes, dialogs and texts with a backend of the test. */
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, waitFor, type RenderOptions } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import { loadWords, namespaces, type Language } from '@wallet/locales';
import { createI18n, type I18n } from '@wallet/ui/i18n';
import { vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { App } from '#start/App.tsx';
import { createAppRouter } from '#start/router.ts';
import { session } from '#api/session/session.ts';

export interface Page {
  readonly i18n: I18n;
  /** Returns a text of the locales in the page's language, such as `statement:title`. */
  text(key: string, values?: object): string;
  /** Resolves when no read is in flight. */
  settled(): Promise<void>;
  /** Repeats a read without its cached response. */
  readAgain(id: OperationId): Promise<void>;
  /** Goes to another address of the app. */
  go(address: string): Promise<void>;
  leave(): void;
}

/** Returns the visible text of a page, dialogs and toasts included. */
export function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode())
    if (!/^(?:STYLE|SCRIPT)$/.test(walker.currentNode.parentNode?.nodeName ?? ''))
      text += walker.currentNode.nodeValue;
  return text;
}

/** Texts by language, read once for all pages. */
const read = new Map<string, ReturnType<typeof loadWords>>();
const loadOnce: typeof loadWords = (language, namespace) => {
  const key = `${language}/${namespace}`;
  const texts = read.get(key) ?? loadWords(language, namespace);
  read.set(key, texts);
  return texts;
};

/** Opens an address, signed in for a member's page. `state` is the state of the history entry. */
export async function openPage(
  address: string,
  {
    state = {},
    language = 'th',
    ...options
  }: { state?: object | undefined; language?: Language } & Pick<
    RenderOptions,
    'onCaughtError' | 'reactStrictMode'
  > = {},
): Promise<Page> {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  if (address.startsWith('/user')) session.signIn('token-of-a-member', false);
  const queryClient = createQueryClient(() => undefined);
  const { queries, ...others } = queryClient.getDefaultOptions();
  // Retries without delays: only the final state matters.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const i18n = await createI18n({ language, load: loadOnce, namespaces });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.replace(address, state);
  const router = createAppRouter({ queryClient, i18n });
  router.update({ ...router.options, history } as never);
  await router.load();
  await act(async () => {
    render(<App i18n={i18n} queryClient={queryClient} router={router} onReady={() => undefined} />, options);
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
    async readAgain(id) {
      const isMeant = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        `${queryKey[2]}.${queryKey[3]}` === id;
      await act(() => queryClient.resetQueries({ predicate: isMeant }));
      await settled();
    },
    async go(next) {
      act(() => history.push(next));
      await settled();
    },
    leave() {
      cleanup();
      queryClient.clear();
    },
  };
}
