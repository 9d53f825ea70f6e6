/** Finds elements as the locators of Playwright do, in a page that Playwright cannot drive. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

export type Wanted = string | { readonly source: string; readonly flags: string };

/** One step of a locator; each begins at the elements of the step before. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Wanted;
      readonly exact?: boolean;
      readonly level?: number;
    }
  | { readonly by: 'text' | 'label'; readonly text: Wanted; readonly exact?: boolean }
  | { readonly by: 'css'; readonly css: string }
  | {
      readonly by: 'filter';
      readonly hasText?: Wanted;
      readonly has?: readonly Step[];
      readonly hasNot?: readonly Step[];
    }
  | { readonly by: 'nth'; readonly index: number };

/** In the page: returns the elements at the end of the steps. */
function findElements(steps: readonly Step[]): Element[] {
  const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary };
  const { queryAllByRole, queryAllByLabelText } = TestingLibraryDom;
  const plain = (text: string) =>
    text
      .replace(/[\u200b\u00ad]/g, '')
      .trim()
      .replace(/\s+/g, ' ');
  const matches = (text: string, wanted: Wanted, exact = false) => {
    if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags).test(plain(text));
    return exact
      ? plain(text) === plain(wanted)
      : plain(text).toLowerCase().includes(plain(wanted).toLowerCase());
  };
  const isText = (element: Element, step: { text: Wanted; exact?: boolean }) =>
    !element.matches('script, style') && matches(element.textContent, step.text, step.exact);
  const take = (from: readonly Element[], step: Step): readonly Element[] => {
    const within = (find: (element: HTMLElement) => readonly Element[]) => [
      ...new Set(from.flatMap((element) => find(element as HTMLElement))),
    ];
    switch (step.by) {
      case 'role': {
        const { role, name, exact, level } = step;
        const options = {
          ...(name !== undefined && { name: (found: string) => matches(found, name, exact) }),
          ...(level !== undefined && { level }),
        };
        return within((element) => queryAllByRole(element, role, options));
      }
      case 'label':
        return within((element) =>
          queryAllByLabelText(element, (found) => matches(found, step.text, step.exact)),
        );
      case 'text':
        return within((element) =>
          [...element.querySelectorAll('*')].filter(
            (one) => isText(one, step) && ![...one.children].some((child) => isText(child, step)),
          ),
        );
      case 'css':
        return within((element) => [...element.querySelectorAll(step.css)]);
      case 'filter':
        return from.filter(
          (element) =>
            (step.hasText === undefined || matches(element.textContent, step.hasText)) &&
            (!step.has || follow([element], step.has).length > 0) &&
            (!step.hasNot || follow([element], step.hasNot).length === 0),
        );
      case 'nth':
        return from.slice(step.index, step.index + 1);
    }
  };
  const follow = (from: readonly Element[], all: readonly Step[]) => all.reduce(take, from);
  return [...follow([document.documentElement], steps)];
}

declare global {
  interface Window {
    readonly findElements: typeof findElements;
  }
}

/** The library that derives roles and names. */
const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** A script for pages; scripts of a driver have other global classes in Firefox. */
export const finder = `${readFileSync(library, 'utf8')};\nwindow.findElements = ${findElements.toString()}`;
