/** The flags of `conform`, from the command line and the environment. */
import { demoLinkSecret } from '@wallet/contract/deposit';
import { addressOf, helpOn, isOn, oneOf, parseArguments, text, texts, usually } from '../src/cli/flags.ts';
import { ControlError } from '../src/world/control-error.ts';
import { capabilityNames } from './capability.ts';
import { reportNames } from './report.ts';
import { type Credentials, profiles } from './target.ts';

export type Flags = Exclude<ReturnType<typeof readFlags>, 'help'>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the flags. Throws a ControlError for invalid ones. */
export function readFlags(args: readonly string[], environment: Environment) {
  const { values } = parseArguments(args, { options });
  if (values.help) return 'help' as const;
  const baseUrl = addressOf('--base-url', values['base-url'] ?? '');
  const socket = values['socket-url'];
  return {
    baseUrl,
    profile: values.profile === undefined ? undefined : oneOf('--profile', profiles, values.profile),
    members: membersOf(values.member, values['second-member'], environment),
    allowsEffects: values['allow-effects'] || values['allow-payouts'],
    allowsPayouts: values['allow-payouts'],
    without: (values.without ?? []).map((capability) => oneOf('--without', capabilityNames, capability)),
    socketUrl: socket === 'none' ? undefined : addressOf('--socket-url', socket ?? baseUrl),
    grep: expressionOf(values.grep),
    report: oneOf('--report', reportNames, values.report),
    out: values.out,
    linkSecret: environment['CONFORM_LINK_SECRET'] ?? demoLinkSecret,
  };
}

const options = {
  'base-url': text('URL', 'URL of the backend, as in http://127.0.0.1:4000'),
  profile: text('NAME', 'mock: a world for each case; staging: any backend, as it is; else detected'),
  member: text('PHONE', 'phone number of a member; the password is in CONFORM_PASSWORD'),
  'second-member': text('PHONE', 'a second member; the password is in CONFORM_SECOND_PASSWORD'),
  'allow-effects': isOn('in the staging profile, run cases that change data; they reverse their transfers'),
  'allow-payouts': isOn('also request the smallest withdrawal, which is not returned'),
  without: texts('NEED', 'treat the target as without a capability'),
  'socket-url': text('URL', 'URL of the chat socket, or none; else the base URL'),
  grep: text('TEXT', 'only cases whose “noun: name” matches this expression'),
  report: usually('text', 'NAME', reportNames.join(', ')),
  out: text('FILE', 'write the report to this file'),
  help: { ...isOn('print this text, also -h'), short: 'h' },
} as const;

export const usage = `Usage: conform --base-url URL [flags]
Tests a backend against the contract, case by case.

${helpOn(options)}

Exit codes: 0 without a mismatch, 1 with one, 2 when the run could not start, and 130 after Ctrl+C, which
ends the run after its present cases and reports them. A second one ends it at once.
The capabilities are ${capabilityNames.join(', ')}.
CONFORM_LINK_SECRET is the secret for gift links (default: the demo secret).`;

function expressionOf(text: string | undefined): RegExp | undefined {
  try {
    return text === undefined ? undefined : new RegExp(text, 'i');
  } catch {
    throw new ControlError('invalid', `--grep takes a regular expression, not ${text}.`);
  }
}

function membersOf(
  first: string | undefined,
  second: string | undefined,
  environment: Environment,
): Credentials[] {
  if (second !== undefined && first === undefined)
    throw new ControlError('invalid', '--second-member requires --member.');
  const members = [
    ['--member', first, 'CONFORM_PASSWORD'],
    ['--second-member', second, 'CONFORM_SECOND_PASSWORD'],
  ] as const;
  return members.flatMap(([flag, phone, variable]) => {
    if (phone === undefined) return [];
    const password = environment[variable];
    if (!password) throw new ControlError('invalid', `${flag} requires a password: set ${variable}.`);
    return [{ phone, password }];
  });
}
