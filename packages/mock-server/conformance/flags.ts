/** What `conform` is told on the command line and by its environment. */
import { parseArgs } from 'node:util';
import { demoLinkSecret } from '@wallet/contract/deposit';
import type { Need } from './need.ts';
import { needNames, needs } from './need.ts';
import { reportNames } from './report.ts';
import type { ReportName } from './report.ts';
import type { Credentials, Profile } from './target.ts';
import { profiles } from './target.ts';

export const usage = `Usage: conform --base-url URL [flags]
Tries a backend against the contract, case by case.

  --base-url URL          the backend, as in http://127.0.0.1:4000
  --profile NAME          mock: a simulator, with a world of its own for each case;
                          staging: any backend, as it is (what the target looks like)
  --member PHONE          whom to sign in as; the password is in CONFORM_PASSWORD
  --second-member PHONE   somebody else; the password is in CONFORM_SECOND_PASSWORD
  --allow-effects         in the staging profile, try cases that change things
  --without NEED          take the target to lack something; may be repeated:
                          ${needNames.join(', ')}
  --socket-url URL        where the chat socket listens, none for nowhere (the base URL)
  --control-url URL       where the control API of a simulator listens (the base URL)
  --grep TEXT             only cases whose “noun: name” matches this expression
  --list                  say which cases there are and what they need, and try nothing
  --report NAME           ${reportNames.join(', ')} (text)
  --out FILE              write the report there
  --timeout MS            how long a call may take (10000)
  --help                  this text

Ends with 0 when nothing departs from the contract, with 1 when something does, and with 2 when it could not be tried.
CONFORM_LINK_SECRET is what gift links are encrypted with, where it is not the demo’s.`;

/** What a person did that cannot work: one sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface Flags {
  readonly baseUrl: string;
  readonly profile: Profile | undefined;
  readonly members: readonly Credentials[];
  readonly allowsEffects: boolean;
  readonly without: readonly Need[];
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

/** Reads the flags. Throws a Refused for what cannot be meant. */
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
    allowsEffects: values['allow-effects'],
    without: (values.without ?? []).map((need) => oneOf('--without', needNames, need)),
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
    throw new Refused(`${sentence}; --help lists the flags.`);
  }
}

function addressOf(flag: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new Refused(
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
    throw new Refused(`${flag} is one of ${names.join(', ')}, not ${given}.`);
  return name as Names[number];
}

function expressionOf(text: string | undefined): RegExp | undefined {
  try {
    return text === undefined ? undefined : new RegExp(text, 'i');
  } catch {
    throw new Refused(`--grep takes a regular expression, and ${text} is none.`);
  }
}

function millisecondsOf(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  throw new Refused(`--timeout takes milliseconds, not ${text}.`);
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
    if (password === undefined) throw new Refused(`${flag} wants a password: put it into ${variable}.`);
    if (index === 1 && values.member === undefined) throw new Refused(`${flag} wants --member, too.`);
    return [{ phone, password }];
  });
}

/** What a need means when it is not met, for the list. */
export const describeNeeds = (): string => needNames.map((name) => `  ${name}: ${needs[name]}`).join('\n');
