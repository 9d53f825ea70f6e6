import { expect, it, vi } from 'vitest';

/** Every command fails at once, and an exit of the process is an error. */
vi.mock('../scripts/pnpm.mjs', async (original) => ({
  ...(await original<object>()),
  run: () => Promise.resolve(1),
  tool: () => Promise.resolve(1),
  exitWithError: (sentence: string) => {
    throw new Error(sentence);
  },
}));

it('a failed build is one failed step: the others follow, and then the counts', async () => {
  const { check } = await import('../scripts/check.mjs');
  const { passed, failures } = await check();
  expect([passed, failures]).toEqual([0, expect.arrayContaining(['build', 'lint', 'unit tests'])]);
});
