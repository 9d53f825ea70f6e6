/** `pnpm crash-test`: kills the backend under load fifty times, or as often as told, and looks for what was lost. */
import { tool } from './pnpm.mjs';

const CRASHES = process.argv[2] ?? '50';
process.exitCode = await tool(
  'vitest',
  ['run', '--project', 'nightly', 'packages/mock-server/src/persistence/process.test.ts'],
  { env: { ...process.env, CRASHES } },
);
