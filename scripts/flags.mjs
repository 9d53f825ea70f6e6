import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitWithError, root } from './pnpm.mjs';

/** Returns the values of the flags of this process. Exits with an error for any other flag. */
export function readFlags(options) {
  // pnpm passes the two dashes on that npm requires.
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    return exitWithError(`${error.message.split(/\.\s/)[0]}. The flags are ${names.join(', ')}.`);
  }
}

/** Returns the value of `--name VALUE` or `--name=VALUE`, or undefined. */
export const readFlag = (args, name) =>
  parseArgs({ args, options: { [name]: { type: 'string' } }, strict: false }).values[name];

/**
 * Returns the flags of the backend that npm took without `--`, from its environment variables. Before the build, only
 * their source lists them; npm has `quiet` and `help` itself.
 */
export function flagsTakenByNpm(environment) {
  const source = readFileSync(`${root}packages/mock-server/src/cli/flags.ts`, 'utf8');
  return [...source.matchAll(/^ {2}'?(?!quiet|help)([\w-]+)'?: (?:text|texts|usually|isOn)\(/gm)]
    .filter(([, name]) => `npm_config_${name.replaceAll('-', '_')}` in environment)
    .map(([, name]) => `--${name}`);
}
