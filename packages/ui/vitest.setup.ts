import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.timeouts.ts';

configure({ asyncUtilTimeout });

afterEach(cleanup);

// jsdom has no layout: stubs return the neutral case.
vi.stubGlobal('matchMedia', (query: string): Partial<MediaQueryList> => ({
  matches: false,
  media: query,
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

// Mantine's autosize measures again when a font loads.
Object.assign(document, { fonts: new EventTarget() });

window.reportError = (error) => {
  throw error;
};
