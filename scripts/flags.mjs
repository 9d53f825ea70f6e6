/** The value of `--name VALUE` or `--name=VALUE` among arguments; undefined when it is not there. */
export function readFlag(args, name) {
  const joined = args.find((arg) => arg.startsWith(`--${name}=`));
  if (joined) return joined.slice(name.length + 3);
  const at = args.indexOf(`--${name}`);
  return at === -1 ? undefined : args[at + 1];
}
