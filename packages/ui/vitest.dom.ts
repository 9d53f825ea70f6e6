/** Browser functions that jsdom lacks. It has no layout: they return the neutral case. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  matchMedia: (media: string): Partial<MediaQueryList> => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
  scrollTo: () => undefined,
});

// Growing text fields in Mantine measure again after each font; jsdom loads none.
Object.assign(document, { fonts: new EventTarget() });
