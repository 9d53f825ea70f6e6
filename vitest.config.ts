import { defineConfig } from 'vitest/config';

/** One Vitest process; a project per package, each with the environment its code runs in. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      { test: { name: 'checks', root: './checks', environment: 'node', include: ['**/*.test.ts'] } },
      { test: { name: 'locales', root: './locales', environment: 'node', include: ['**/*.test.ts'] } },
    ],
  },
});
