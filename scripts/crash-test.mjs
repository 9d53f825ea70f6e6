/** `pnpm crash-test [N]`: kills the backend under load N times (50 by default) and checks that no command was lost. */
import { tool } from './pnpm.mjs';

const CRASHES = process.argv[2] ?? '50';
process.exitCode = await tool(
  'vitest',
  ['run', '--project', 'nightly', 'packages/mock-server/src/persistence/process.test.ts'],
  { env: { ...process.env, CRASHES } },
);
