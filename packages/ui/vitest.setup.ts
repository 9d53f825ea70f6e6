import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.patience.ts';

configure({ asyncUtilTimeout });

afterEach(cleanup);

// jsdom draws nothing: what a layout would answer is answered with its quiet case, and nothing moves.
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

// Mantine's growing text fields measure again when a font has come.
Object.assign(document, { fonts: new EventTarget() });

window.reportError = (error) => {
  throw error;
};
