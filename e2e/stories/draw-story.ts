/** Draws a story in each language, inside the page. */
import type axe from 'axe-core';
import type { outlineOf } from '../fixtures/axe.ts';

export interface Drawing {
  readonly language: string;
  /** Visible texts, and names for screen readers. */
  readonly texts: readonly string[];
  readonly isBlank: boolean;
  /** The markup without the name of the story, with the values of fields. */
  readonly markup: string;
  /** Icons and numbers of lists without their room. */
  readonly flaws: readonly string[];
  /** Each violated rule of axe with its elements. */
  readonly violations: readonly (readonly [rule: string, elements: readonly string[]])[];
}

/** As stored, and as in `html[lang]`. */
interface Language {
  readonly language: string;
  readonly tag: string;
}

interface StoryInLanguage extends Language {
  readonly story: string;
}

interface StoryOptions {
  readonly story: string;
  readonly languages: readonly Language[];
}

interface StoryWindow {
  readonly ladleDispatch: (action: unknown) => void;
  readonly startTransition: (change: () => void) => void;
  readonly axe: typeof axe;
  readonly outlineOf: typeof outlineOf;
  readonly showStory: typeof showStory;
  readonly untilStill: typeof untilStill;
}

/** In the page: shows a story in a language. Resolves when its chunk has arrived. */
export async function showStory({ story, language, tag }: StoryInLanguage): Promise<void> {
  const { ladleDispatch, startTransition } = window as unknown as StoryWindow;
  const shown = `html[lang="${tag}"] [data-story="${story}"]`;
  if (document.querySelector(shown)) return;
  const address = new URLSearchParams({ story, mode: 'preview', 'arg-language': language });
  history.replaceState(null, '', `?${address}`);
  // Ladle reads the language from the address after a popstate event.
  if (document.querySelector(`[data-story="${story}"]`)) dispatchEvent(new PopStateEvent('popstate'));
  else startTransition(() => ladleDispatch({ type: 'update-story', value: story }));
  for (const end = performance.now() + 10_000; !document.querySelector(shown);) {
    if (performance.now() > end) throw new Error(`${shown} is not shown`);
    await new Promise(requestAnimationFrame);
  }
}

/**
 * In the page: resolves after two frames without a change, or after sixty frames. A transition changes nothing, and ends
 * soon.
 */
export async function untilStill(): Promise<void> {
  await document.fonts.ready;
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let still = 0, frames = 0; still < 2 && frames < 60; frames += 1) {
    const before = changes;
    await new Promise(requestAnimationFrame);
    still = changes === before ? still + 1 : 0;
  }
  observer.disconnect();
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
}

/**
 * In the page: shows a story in each language and reads it when it has settled. Axe runs in the first language, and in
 * another one only when more than words differ. Colours do not depend on the language.
 */
export async function drawStory({ story, languages }: StoryOptions): Promise<Drawing[]> {
  const { axe, outlineOf, showStory, untilStill } = window as unknown as StoryWindow;
  const drawings: Drawing[] = [];
  const checked = new Set<string>();
  for (const one of languages) {
    await showStory({ story, ...one });
    await untilStill();
    const outline = outlineOf('#ladle-root *, [data-portal] *');
    const violations = checked.has(outline) ? [] : await violationsIn(checked.size === 0);
    checked.add(outline);
    drawings.push({ language: one.language, violations, ...read() });
  }
  return drawings;

  async function violationsIn(hasContrast: boolean): Promise<Drawing['violations']> {
    const { violations } = await axe.run('body', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: hasContrast } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }

  function read() {
    const elements = [...document.querySelectorAll<HTMLElement>('#ladle-root *, [data-portal] *')];
    const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      elements.flatMap((element) => element.getAttribute(name) ?? []),
    );
    const fields = elements.map((one) =>
      one instanceof HTMLInputElement ? `${one.value} ${one.checked}` : '',
    );
    const visible = document.body.innerText;
    return {
      texts: [...names, ...visible.split('\n')],
      isBlank:
        !visible.trim() && !elements.some((element) => element.checkVisibility() && isPainted(element)),
      flaws: flawsOf(),
      markup: [document.body.innerHTML.replaceAll(story, ''), ...fields].join('\n'),
    };
  }

  function flawsOf(): string[] {
    const icons = [...document.querySelectorAll<SVGElement>('svg.tabler-icon')].filter((icon) => {
      const { width } = icon.getBoundingClientRect();
      return width > 0 && width < Number(icon.getAttribute('width'));
    });
    const ruler = new OffscreenCanvas(1, 1).getContext('2d')!;
    const lists = [...document.querySelectorAll('ol')].filter((list) => {
      const { font, listStyleType, paddingInlineStart } = getComputedStyle(list);
      ruler.font = font;
      const { width } = ruler.measureText(`${list.childElementCount}. `);
      return listStyleType === 'decimal' && width > parseFloat(paddingInlineStart);
    });
    return [
      ...icons.map((icon) => `shrunk ${icon.classList}`),
      ...lists.map((list) => `no room for ${list.childElementCount}. in a list`),
    ];
  }

  function isPainted(element: Element): boolean {
    if (/^(?:img|svg|canvas|video|iframe|input|textarea)$/i.test(element.tagName)) return true;
    return getComputedStyle(element, '::after').content !== 'none';
  }
}
