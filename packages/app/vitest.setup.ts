import { cleanup, configure } from '@testing-library/react';
import { join } from 'node:path';
import { readBrand } from '@wallet/deploy/brand';
import { readAppSettings } from '@wallet/deploy/settings';
import { afterEach, vi } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.patience.ts';

configure({ asyncUtilTimeout });

/** As a build without any setting has it. */
const settings = readAppSettings({});
Object.assign(globalThis, {
  SETTINGS: settings,
  BRAND: readBrand(join(import.meta.dirname, '../..', settings.VITE_BRAND)),
});

// jsdom loads no fonts; Mantine's growing text fields measure again when one has come.
Object.assign(document, { fonts: new EventTarget() });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
