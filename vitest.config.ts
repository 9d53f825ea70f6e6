import { defineConfig } from 'vitest/config';
import { nightlyChecks, timeouts, together } from './vitest.timeouts.ts';

/** One Vitest process; a project per package, each with the environment its code runs in. */
export default defineConfig({
  test: {
    // Every core: left to itself, Vitest keeps one free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'packages/mock-server/console/vitest.config.ts',
      'packages/*/vitest.{reset,nightly}.config.ts',
      {
        test: {
          ...timeouts,
          ...together,
          name: 'checks',
          root: './checks',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', ...nightlyChecks],
        },
      },
      {
        test: {
          ...timeouts,
          ...together,
          name: 'nightly-checks',
          root: './checks',
          environment: 'node',
          include: nightlyChecks,
        },
      },
      {
        test: {
          ...timeouts,
          ...together,
          name: 'locales',
          root: './locales',
          environment: 'node',
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
});
