import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.patience.ts';

configure({ asyncUtilTimeout });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
