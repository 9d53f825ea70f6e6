/**
 * Queries by role and clicks read three properties of many elements, and jsdom matches its whole style sheet for each.
 * Tests load no style sheet. The tag, attributes and `style` of an element and its ancestors determine all three.
 */
const page = document.defaultView ?? window;

type GetStyle = typeof getComputedStyle;
const current: GetStyle & { matched?: GetStyle } = page.getComputedStyle;

/** The function of jsdom. Files share a window, and `vi.resetModules` loads this module again. */
const matched: GetStyle = current.matched ?? current;

const displays = new Map<string, string>();

/** Returns the display of an element that has none of its own; the same for the same tag and attributes. */
function defaultDisplay(element: Element): string {
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  const kind = [element.localName, ...attributes].join(' ');
  const known = displays.get(kind) ?? matched(element).display;
  displays.set(kind, known);
  return known;
}

const ownStyle = (element: Element) =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

/** Returns the value of the nearest element that sets an inherited property. */
function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const value = ownStyle(one)?.[property];
    if (value) return value;
  }
  return initial;
}

const readers = new Map<unknown, (element: Element) => string>([
  ['display', (element) => ownStyle(element)?.display || defaultDisplay(element)],
  ['visibility', (element) => inherited(element, 'visibility', 'visible')],
  ['pointerEvents', (element) => inherited(element, 'pointerEvents', 'auto')],
]);

page.getComputedStyle = Object.assign(
  (element: Element) =>
    new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name !== 'getPropertyValue')
          return readers.get(name)?.(element) ?? Reflect.get(matched(element), name);
        return (property: string) =>
          readers.get(property)?.(element) ?? matched(element).getPropertyValue(property);
      },
    }),
  { matched },
);
