/** `pnpm mock`: the mock backend from its sources, with the test console built. Accepts the flags of the backend. */
import { buildConsole } from './build.mjs';
import { tool } from './pnpm.mjs';

const args = process.argv.slice(2);
const isServing = args.every(
  (arg) => arg.startsWith('-') || !/^(?:help|list|run|schema|bisect|team)$/.test(arg),
);
const isInfoOnly = args.some((flag) => ['--help', '-h', '--check'].includes(flag));
if (isServing && !isInfoOnly) await buildConsole();
process.exitCode = await tool('tsx', ['packages/mock-server/src/main.ts', ...args]);
