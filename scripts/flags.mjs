/** The value of `--name VALUE` or `--name=VALUE` among arguments; undefined when it is not there. */
export function readFlag(args, name) {
  const joined = args.find((arg) => arg.startsWith(`--${name}=`));
  if (joined) return joined.slice(name.length + 3);
  const at = args.indexOf(`--${name}`);
  return at === -1 ? undefined : args[at + 1];
}

/** Flags of the backend that are none of npm's own: without two dashes in front npm takes them away. */
const ours = [
  'port',
  'host',
  'market',
  'scenario',
  'param',
  'seed',
  'data',
  'allow-host',
  'allow-origin',
  'allow-control-from',
  'check',
];

/** What npm took for its own flags, by what it leaves in the environment. */
export const keptByNpm = (environment) =>
  ours.filter((name) => `npm_config_${name.replace(/-/g, '_')}` in environment).map((name) => `--${name}`);
