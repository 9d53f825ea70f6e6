import { parseArgs } from 'node:util';
import { exitWithError } from './pnpm.mjs';

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

/** Flags of the backend that npm removes without `--`. */
const ownFlags = [
  'port',
  'host',
  'market',
  'scenario',
  'param',
  'seed',
  'data',
  'go-back',
  'at',
  'expect',
  'idle-minutes',
  'max-worlds',
  'history',
  'app',
  'allow-host',
  'allow-origin',
  'allow-control-from',
  'team',
  'world-days',
  'person-worlds',
  'person-megabytes',
  'trust-proxy',
  'upstream',
  'records',
  'allow-production',
  'log',
  'check',
];

/** Returns the flags that npm took, from its environment variables. */
export const flagsTakenByNpm = (environment) =>
  ownFlags
    .filter((name) => `npm_config_${name.replace(/-/g, '_')}` in environment)
    .map((name) => `--${name}`);
