import { cleanup, configure } from '@testing-library/react';
import { join } from 'node:path';
import { readBrand } from '@wallet/deploy/brand';
import { readAppSettings } from '@wallet/deploy/settings';
import { afterAll, afterEach, vi } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.timeouts.ts';

configure({ asyncUtilTimeout });

// A transition would render its dialog in ten steps.
const { matchMedia } = window;
window.matchMedia = (media) => ({
  ...matchMedia(media),
  matches: media === '(prefers-reduced-motion: reduce)',
});

/** The defaults of a build without settings. */
const settings = readAppSettings({});
Object.assign(globalThis, {
  SETTINGS: settings,
  BRAND: readBrand(join(import.meta.dirname, '../..', settings.VITE_BRAND)),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share a page, and some code depends on its address.
afterAll(() => window.history.replaceState(null, '', '/'));
