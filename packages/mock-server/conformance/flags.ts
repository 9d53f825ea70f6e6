/** The flags of `conform`, from the command line and the environment. */
import { parseArgs } from 'node:util';
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { ControlError } from '../src/world/control-error.ts';
import type { Capability } from './capability.ts';
import { capabilityNames, capabilities } from './capability.ts';
import { reportNames } from './report.ts';
import type { ReportName } from './report.ts';
import type { Credentials } from './arrange.ts';
import type { Profile } from './target.ts';
import { profiles } from './target.ts';

export const usage = `Usage: conform --base-url URL [flags]
Tries a backend against the contract, case by case.

  --base-url URL          the backend, as in http://127.0.0.1:4000
  --profile NAME          mock: a simulator, with a world of its own for each case;
                          staging: any backend, as it is (what the target looks like)
  --member PHONE          whom to sign in as; the password is in CONFORM_PASSWORD
  --second-member PHONE   somebody else; the password is in CONFORM_SECOND_PASSWORD
  --allow-effects         in the staging profile, try cases that change things; they put back what they move
  --allow-payouts         also ask for the smallest withdrawal, which does not come back
  --arrange FILE          a module whose functions arrange facts there (docs/conformance.md)
  --prove NAME            end with 3 unless this call, every call of this noun, or all calls were proven;
                          may be repeated
  --without NEED          take the target to lack something; may be repeated:
                          ${capabilityNames.join(', ')}
  --socket-url URL        where the chat socket listens, none for nowhere (the base URL)
  --control-url URL       where the control API of a simulator listens (the base URL)
  --grep TEXT             only cases whose “noun: name” matches this expression
  --list                  say which cases there are and what they capability, and try nothing
  --report NAME           ${reportNames.join(', ')} (text)
  --out FILE              write the report there
  --timeout MS            how long a call may take (10000)
  --help                  this text

Ends with 0 when nothing that was tried breaks the contract, with 1 when something does, with 2 when it could not be tried, and
with 3 when something stays unproven that --prove names.
CONFORM_LINK_SECRET is what gift links are encrypted with, where it is not the demo’s.`;

export interface Flags {
  readonly baseUrl: string;
  readonly profile: Profile | undefined;
  readonly members: readonly Credentials[];
  readonly allowsEffects: boolean;
  readonly allowsPayouts: boolean;
  /** The module of --arrange. */
  readonly arrange: string | undefined;
  /** The calls that have to be proven. */
  readonly prove: readonly OperationId[];
  readonly without: readonly Capability[];
  /** Undefined: no socket anywhere. */
  readonly socketUrl: string | undefined;
  readonly controlUrl: string;
  readonly grep: RegExp | undefined;
  readonly isList: boolean;
  readonly report: ReportName;
  readonly out: string | undefined;
  readonly timeout: number;
  readonly linkSecret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the flags. Throws a ControlError for what cannot be meant. */
export function readFlags(args: readonly string[], environment: Environment): Flags | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const isList = values.list;
  const baseUrl = addressOf('--base-url', values['base-url'] ?? (isList ? 'http://127.0.0.1' : ''));
  const socket = values['socket-url'];
  return {
    baseUrl,
    profile: oneOf('--profile', profiles, values.profile),
    members: membersOf(values, environment),
    allowsEffects: values['allow-effects'] || values['allow-payouts'],
    allowsPayouts: values['allow-payouts'],
    arrange: values.arrange,
    prove: [...new Set((values.prove ?? []).flatMap(callsNamed))],
    without: (values.without ?? []).map((capability) => oneOf('--without', capabilityNames, capability)),
    socketUrl: socket === 'none' ? undefined : addressOf('--socket-url', socket ?? baseUrl),
    controlUrl: addressOf('--control-url', values['control-url'] ?? baseUrl),
    grep: expressionOf(values.grep),
    isList,
    report: oneOf('--report', reportNames, values.report),
    out: values.out,
    timeout: millisecondsOf(values.timeout),
    linkSecret: environment['CONFORM_LINK_SECRET'] ?? demoLinkSecret,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm and npm pass the dashes on that separate their own flags from ours.
      args: args.filter((argument) => argument !== '--'),
      options: {
        'base-url': { type: 'string' },
        profile: { type: 'string' },
        member: { type: 'string' },
        'second-member': { type: 'string' },
        'allow-effects': { type: 'boolean', default: false },
        'allow-payouts': { type: 'boolean', default: false },
        arrange: { type: 'string' },
        prove: { type: 'string', multiple: true },
        without: { type: 'string', multiple: true },
        'socket-url': { type: 'string' },
        'control-url': { type: 'string' },
        grep: { type: 'string' },
        list: { type: 'boolean', default: false },
        report: { type: 'string', default: 'text' },
        out: { type: 'string' },
        timeout: { type: 'string', default: '10000' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new ControlError('invalid', `${sentence}; --help lists the flags.`);
  }
}

/** Calls by the name of one, of a noun, or `all`. */
function callsNamed(name: string): readonly OperationId[] {
  const found = operations.filter(({ id, noun }) => name === 'all' || name === id || name === noun);
  if (found.length === 0)
    throw new ControlError('invalid', `--prove takes a call, a noun or all, and ${name} is none.`);
  return found.map(({ id }) => id);
}

function addressOf(flag: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new ControlError(
    'invalid',
    `${flag} takes an address such as http://127.0.0.1:4000${text === '' ? '.' : `, not ${text}.`}`,
  );
}

function oneOf<const Names extends readonly string[], Given extends string | undefined>(
  flag: string,
  names: Names,
  given: Given,
): Names[number] | (Given & undefined) {
  const name = names.find((known) => known === given);
  if (given !== undefined && name === undefined)
    throw new ControlError('invalid', `${flag} is one of ${names.join(', ')}, not ${given}.`);
  return name as Names[number];
}

function expressionOf(text: string | undefined): RegExp | undefined {
  try {
    return text === undefined ? undefined : new RegExp(text, 'i');
  } catch {
    throw new ControlError('invalid', `--grep takes a regular expression, and ${text} is none.`);
  }
}

function millisecondsOf(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  throw new ControlError('invalid', `--timeout takes milliseconds, not ${text}.`);
}

interface Named {
  readonly member?: string | undefined;
  readonly 'second-member'?: string | undefined;
}

function membersOf(values: Named, environment: Environment): Credentials[] {
  const named = [
    ['--member', values.member, 'CONFORM_PASSWORD'],
    ['--second-member', values['second-member'], 'CONFORM_SECOND_PASSWORD'],
  ] as const;
  return named.flatMap(([flag, phone, variable], index) => {
    if (phone === undefined) return [];
    const password = environment[variable];
    if (password === undefined)
      throw new ControlError('invalid', `${flag} wants a password: put it into ${variable}.`);
    if (index === 1 && values.member === undefined)
      throw new ControlError('invalid', `${flag} wants --member, too.`);
    return [{ phone, password }];
  });
}

/** The capabilities and the reasons for their lack, for the list. */
export const describeCapabilities = (): string =>
  capabilityNames.map((name) => `  ${name}: ${capabilities[name]}`).join('\n');
