import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { asyncUtilTimeout } from '../../vitest.timeouts.ts';

configure({ asyncUtilTimeout });

afterEach(cleanup);

window.reportError = (error) => {
  throw error;
};
