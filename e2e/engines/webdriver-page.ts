/** The part of Playwright's page that journeys use, over W3C WebDriver. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Step, Wanted } from './find-elements.ts';

/** Sends a command as `POST /url` to a window and returns its value. */
export type Send = (command: string, body?: object) => Promise<unknown>;

type InPage<Arguments extends unknown[], Result> = (...values: Arguments) => Result;

/** An element as WebDriver writes it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Readonly<Record<typeof elementKey, string>>;

const enter = '\uE007';

/** Repeats an attempt until it succeeds; throws its last error after 20 seconds. */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  await expect(async () => {
    results.push(await attempt());
  }).toPass({ intervals: [50], timeout: 20_000 });
  return results.at(-1) as Result;
}

interface State {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  /** Whether a tap on its middle reaches it. */
  readonly isOnTop: boolean;
  readonly place: string;
}

/** In the page: describes an element, after scrolling to it when it is about to be tapped. */
function stateOf(element: HTMLElement, isTapped: boolean): State {
  if (isTapped) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    isVisible: width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible',
    isEnabled: !element.matches(':disabled, [inert] *'),
    isOnTop: hit !== null && (element.contains(hit) || hit.contains(element)),
    place: [x, y, width, height].join(),
  };
}

/** In the page: selects an option by its value or its text, as a player does. */
function select(element: HTMLSelectElement, wanted: string): void {
  const option = [...element.options].find(({ value, text }) => value === wanted || text === wanted);
  if (!option) throw new Error(`There is no option ${wanted}`);
  option.selected = true;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** In the page: puts a file into a field. */
function setFile(element: HTMLInputElement, name: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  element.files = transfer.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

const plainWanted = (wanted: string | RegExp): Wanted =>
  typeof wanted === 'string' ? wanted : { source: wanted.source, flags: wanted.flags };

const stepsOf = new WeakMap<object, readonly Step[]>();

/** Returns a page of a window; `onScript` adds a script to all its documents and returns its removal. */
export function webdriverPage(send: Send, baseURL: string, onScript: (source: string) => () => void): Page {
  const evaluate = <Arguments extends unknown[], Result>(
    code: InPage<Arguments, Result>,
    ...values: NoInfer<Arguments>
  ) =>
    send('POST /execute/sync', {
      script: `return (${code.toString()})(...arguments)`,
      args: values,
    }) as Promise<Result>;

  const find = (steps: readonly Step[]) =>
    evaluate((all: readonly Step[]) => window.findElements(all), steps) as unknown as Promise<
      readonly Reference[]
    >;

  const locator = (steps: readonly Step[]): Locator => {
    const where = JSON.stringify(steps);
    const one = async () => {
      const [element, ...others] = await find(steps);
      if (!element || others.length > 0)
        throw new Error(`${element ? others.length + 1 : 0} elements instead of one: ${where}`);
      return element;
    };
    const inElement = <Arguments extends unknown[], Result>(
      code: (element: never, ...values: Arguments) => Result,
      ...values: NoInfer<Arguments>
    ) =>
      eventually(async () => {
        const all = [await one(), ...values] as unknown as [never, ...Arguments];
        return evaluate(code as InPage<[never, ...Arguments], Result>, ...all);
      });
    /** Runs a command on the element once it rests and a tap reaches it. */
    const command = async (name: string, body: object = {}) => {
      let before: string | undefined;
      await eventually(async () => {
        const element = await one();
        const { isVisible, isEnabled, isOnTop, place } = await evaluate(stateOf, element as never, true);
        const isStill = before === place;
        before = place;
        if (!isVisible || !isEnabled || !isOnTop || !isStill)
          throw new Error(`${JSON.stringify({ isVisible, isEnabled, isOnTop, isStill })}: ${where}`);
        await send(`POST /element/${element[elementKey]}/${name}`, body);
      });
    };
    const self = {
      ...finders(steps),
      first: () => locator([...steps, { by: 'nth', index: 0 }]),
      nth: (index: number) => locator([...steps, { by: 'nth', index }]),
      filter: ({ hasText, has, hasNot }: { hasText?: string | RegExp; has?: Locator; hasNot?: Locator }) =>
        locator([
          ...steps,
          {
            by: 'filter',
            ...(hasText !== undefined && { hasText: plainWanted(hasText) }),
            ...(has && { has: stepsOf.get(has) ?? [] }),
            ...(hasNot && { hasNot: stepsOf.get(hasNot) ?? [] }),
          },
        ]),
      count: async () => (await find(steps)).length,
      click: () => command('click'),
      async fill(text: string) {
        await command('click');
        await inElement((element: HTMLInputElement) => element.select());
        await command('value', { text });
      },
      press: (key: 'Enter') => command('value', { text: { Enter: enter }[key] }),
      selectOption: (wanted: string) => inElement(select, wanted),
      setInputFiles: ({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) =>
        inElement(setFile, name, mimeType, buffer.toString('base64')),
      innerText: () => inElement((element: HTMLElement) => element.innerText),
      waitFor: ({ state = 'visible' }: { state?: 'visible' | 'attached' | 'hidden' } = {}) =>
        eventually(async () => {
          const all = await find(steps);
          const shown = await Promise.all(
            all.map(
              async (element) =>
                state === 'attached' || (await evaluate(stateOf, element as never, false)).isVisible,
            ),
          );
          if (shown.includes(true) === (state === 'hidden')) throw new Error(`not ${state}: ${where}`);
        }),
    };
    stepsOf.set(self, steps);
    return self as unknown as Locator;
  };

  const finders = (steps: readonly Step[]) => ({
    getByRole: (
      role: string,
      { name, exact, level }: { name?: string | RegExp; exact?: boolean; level?: number } = {},
    ) =>
      locator([
        ...steps,
        {
          by: 'role',
          role,
          ...(name !== undefined && { name: plainWanted(name) }),
          ...(exact !== undefined && { exact }),
          ...(level !== undefined && { level }),
        },
      ]),
    getByText: (text: string | RegExp, { exact = false } = {}) =>
      locator([...steps, { by: 'text', text: plainWanted(text), exact }]),
    getByLabel: (text: string | RegExp, { exact = false } = {}) =>
      locator([...steps, { by: 'label', text: plainWanted(text), exact }]),
    locator: (css: string) => locator([...steps, { by: 'css', css }]),
  });

  return {
    ...finders([]),
    goto: (address: string) => send('POST /url', { url: new URL(address, baseURL).href }),
    reload: () => send('POST /refresh'),
    goBack: () => send('POST /back'),
    bringToFront: () => send('GET /title'),
    evaluate,
    addInitScript: (code: (value: never) => void, value?: unknown) => {
      const remove = onScript(`(${code.toString()})(${JSON.stringify(value)})`);
      return Promise.resolve({ dispose: () => Promise.resolve(remove()) });
    },
  } as unknown as Page;
}
