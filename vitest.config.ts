import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { nightly, nightlyChecks, together } from './vitest.timeouts.ts';

/** One Vitest process; a project per package, each with the environment its code runs in. */
export default defineConfig({
  test: {
    // One more would use the time in which workers wait, but each warms up again: a fifth more CPU time.
    maxWorkers: availableParallelism(),
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.reset.config.ts',
      { test: { ...together, name: 'console', root: './packages/mock-server/console' } },
      { test: { ...together, name: 'nightly', root: './packages/mock-server', include: nightly } },
      {
        test: {
          ...together,
          name: 'checks',
          root: './checks',
          exclude: ['**/node_modules/**', ...nightlyChecks],
        },
      },
      {
        test: {
          ...together,
          name: 'nightly-checks',
          root: './checks',
          include: nightlyChecks,
        },
      },
      {
        test: {
          ...together,
          name: 'locales',
          root: './locales',
        },
      },
    ],
  },
});
