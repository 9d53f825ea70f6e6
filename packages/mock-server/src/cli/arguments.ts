import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggestion } from '@wallet/deploy/nearest';
import { ControlError } from '../world/control-error.ts';

/** Parses the arguments of a command line. Throws a ControlError for an unknown or incomplete flag. */
export function parseArguments<const Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
) {
  try {
    // pnpm and npm pass on the `--` that separates their own flags.
    return parseArgs({ ...config, args: args.filter((argument) => argument !== '--') });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    const [, unknown = ''] = /^Unknown option '--([^']+)'/.exec(sentence) ?? [];
    const meant =
      unknown && suggestion(unknown, Object.keys(config.options ?? {})).replace('mean ', 'mean --');
    throw new ControlError('invalid', `${sentence}${meant || ';'} --help lists the flags.`);
  }
}

/** Returns the value of a flag that takes a name. Throws a ControlError with the names for any other value. */
export function oneOf<Name extends string>(flag: string, names: readonly Name[], given: string): Name {
  const name = names.find((known) => known === given);
  if (name) return name;
  throw new ControlError('invalid', `${flag} is one of ${names.join(', ')}, not ${given}.`);
}
