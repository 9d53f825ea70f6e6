import { cleanup, configure } from '@testing-library/react';
import { readAppSettings } from '@wallet/deploy/settings';
import { afterEach, vi } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.patience.ts';

configure({ asyncUtilTimeout });

/** As a build without any setting has it. */
Object.assign(globalThis, { SETTINGS: readAppSettings({}) });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
