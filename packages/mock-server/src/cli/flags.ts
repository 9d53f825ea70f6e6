/** Parses the command and the flags of the process. */
import { isIP } from 'node:net';
import { marketNames } from '@wallet/contract/market';
import { invalid } from '../world/control-error.ts';
import { journalLimit } from '../world/journal.ts';
import { redactText } from '../world/redaction.ts';
import { usualLimits } from '../team/team-worlds.ts';
import type { UpstreamOptions } from '../upstream/upstream.ts';
import { misspeltVariables, suggestion } from '@wallet/deploy/nearest';
import { paramsOf } from './commands.ts';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command of an installed package, else the script of this repository. */
const command = import.meta.url.includes('/node_modules/') ? 'wallet-mock' : 'pnpm mock';

/** Options of the server by their names there, and the flags of the process. */
export type Flags = Exclude<ReturnType<typeof readFlags>, 'help'>['flags'];

/** Parses arguments and environment variables. Throws a ControlError. */
export function readFlags(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals: words } = parseArguments([...variablesAsFlags(environment), ...args], {
    allowPositionals: true,
    options,
  });
  if (values.help || words[0] === 'help') return 'help' as const;
  for (const [name, value] of Object.entries(values))
    if ([value].flat().includes('')) throw invalid(`--${name} is empty; --help lists the flags.`);
  if (/^prod/i.test(environment['NODE_ENV'] ?? '') && !values['allow-production'])
    throw invalid(
      `This is a simulator and NODE_ENV is ${environment['NODE_ENV']}: use --allow-production to start it anyway.`,
    );
  if (values['go-back'] && values.data === undefined) throw invalid('--go-back needs --data.');
  if (values['go-back'] && values.check) throw invalid('--go-back changes the folder: omit --check.');
  if (values.records !== undefined && values.upstream === undefined)
    throw invalid('--records needs --upstream.');
  if (values.at !== undefined && words[0] !== 'open')
    throw invalid('--at belongs to a file: open FILE --at N.');
  if (words[0] === 'open' && (values.scenario !== undefined || values.seed !== undefined))
    throw invalid('open serves the world of its file: omit --scenario and --seed.');
  if (values.expect !== undefined && words[0] !== 'bisect')
    throw invalid('--expect belongs to a file: bisect FILE --expect JSON.');
  const limits = {
    worldDays: countOf('world-days', values['world-days'], 3_650),
    worlds: countOf('person-worlds', values['person-worlds'], 10_000),
    megabytes: countOf('person-megabytes', values['person-megabytes'], 100_000),
  };
  const flags = {
    port: countOf('port', values.port, 65_535, 0),
    // `localhost` would open a second listener without the socket.
    host: values.host === 'localhost' ? '127.0.0.1' : values.host,
    market: values.market === undefined ? undefined : oneOf('--market', marketNames, values.market),
    scenario: values.scenario,
    params: paramsOf(values.param ?? []),
    seed: values.seed,
    dataDirectory: values.data,
    appDirectory: values.app,
    at: values.at === undefined ? undefined : countOf('at', values.at, 999_999_999, 0),
    expect: values.expect,
    allowedHosts: (values['allow-host'] ?? []).map(hostNameOf),
    allowedOrigins: (values['allow-origin'] ?? []).map(originOf),
    controlFrom: (values['allow-control-from'] ?? []).map(networkOf('allow-control-from')),
    team: values.team === undefined ? undefined : { file: values.team, limits },
    trustedProxies: (values['trust-proxy'] ?? []).map(networkOf('trust-proxy')),
    idleMinutes: countOf('idle-minutes', values['idle-minutes'], 525_600),
    maxWorlds: countOf('max-worlds', values['max-worlds'], 10_000),
    historyEntries: countOf('history', values.history, journalLimit, 0),
    upstream: upstreamOf(values.upstream, values.records),
    isLogged: values.log,
    isQuiet: values.quiet,
    isCheck: values.check,
    isGoBack: values['go-back'],
  };
  return { words, flags };
}

/** Returns an option of parseArgs with its line of the help: the value that it takes, and its meaning. */
export const text = (takes: string, about: string) => ({ type: 'string', takes, about }) as const;
export const texts = (takes: string, about: string) => ({ ...text(takes, about), multiple: true }) as const;
export const usually = (value: string | number, takes: string, about: string) =>
  ({ ...text(takes, about), default: String(value) }) as const;
export const isOn = (about: string) => ({ type: 'boolean', default: false, takes: '', about }) as const;

const options = {
  port: usually(4000, 'N', 'port to listen on'),
  host: usually('127.0.0.1', 'ADDRESS', 'address to listen on'),
  market: text('NAME', marketNames.join(' or ')),
  scenario: text('NAME|FILE', 'scenario of the default world: a name of the list, or a .json file'),
  param: texts('NAME=VALUE', 'parameter of the scenario'),
  seed: text('TEXT', 'seed of all randomness'),
  data: text('DIR', 'store the worlds in a folder, across restarts'),
  'go-back': isOn('return a damaged --data folder to its last good moment, and exit'),
  at: text('N', 'entry of the journal that open goes back to; the newest by default'),
  expect: text('JSON', 'expectation of bisect, as in a scenario: {"balances":[…]}'),
  'idle-minutes': usually(30, 'N', 'minutes until an unused world is removed; the default one stays'),
  'max-worlds': usually(200, 'N', 'the most worlds at once, the default one included'),
  history: usually(journalLimit, 'N', 'entries of a world’s journal that it can go back to; 0 for none'),
  app: text('DIR', 'serve a built app on the same origin'),
  'allow-host': texts('NAME', 'accept requests under this host name too'),
  'allow-origin': texts('URL', 'let pages of this origin call'),
  'allow-control-from': texts('CIDR', 'take control calls from these addresses too'),
  team: text('FILE', 'take control calls with the key of a person of this file, from any address'),
  'world-days': usually(usualLimits.worldDays, 'N', 'with --team, days until an unused world is removed'),
  'person-worlds': usually(usualLimits.worlds, 'N', 'with --team, the most worlds of a person'),
  'person-megabytes': usually(usualLimits.megabytes, 'N', 'with --team, memory for a person’s histories'),
  'trust-proxy': texts('CIDR', 'take the client’s address from the X-Forwarded-For of these proxies'),
  upstream: text('URL', 'forward the calls to a real backend, and compare it with the contract'),
  records: text('DIR', 'with --upstream, write each exchange to a file of this folder'),
  'allow-production': isOn('start although NODE_ENV is production'),
  log: isOn('write a line of JSON per request to stderr, without secrets'),
  quiet: isOn('print the address only'),
  check: isOn('check the flags and exit'),
  help: { ...isOn('this text, also -h'), short: 'h' },
} as const;

type Options = Readonly<
  Record<string, NonNullable<ParseArgsConfig['options']>[string] & { takes: string; about: string }>
>;

/** Returns the help on options, a line for each. */
export function helpOn(options: Options): string {
  const lines = Object.entries(options).map(([name, option]) => {
    const repeated = option.multiple ? '; may be repeated' : '';
    const usual = option.default ? ` (${option.default})` : '';
    return `  ${`--${name} ${option.takes}`.padEnd(26)}${option.about}${repeated}${usual}`;
  });
  return lines.join('\n');
}

export const usage = `Usage: ${command} [flags]
       ${command} list             lists the scenarios and their parameters
       ${command} run NAME|FILE    runs the self-test of a scenario and prints the result
       ${command} schema           prints the JSON schema of a scenario file
       ${command} open FILE        serves the world of a file, at the entry --at of its journal
       ${command} bisect FILE      prints the first entry after which the expectation --expect fails
       ${command} team add NAME --role tester|reader --file FILE
                                   adds a person, and prints the key once; team remove NAME removes one
${helpOn(options)}

Each flag has an environment variable: MOCK_PORT for --port, MOCK_ALLOW_ORIGIN for --allow-origin. Spaces separate
several values; on sets a flag without a value. Flags take precedence.`;

/** Returns the environment variable of a flag: `MOCK_ALLOW_HOST` for `--allow-host`. */
const variableOf = (flag: string): string => `MOCK_${flag.replaceAll('-', '_').toUpperCase()}`;

/** Returns environment variables as flags. Typed flags follow and take precedence. */
function variablesAsFlags(environment: NodeJS.ProcessEnv): string[] {
  const [misspelt] = misspeltVariables(environment, Object.keys(options).map(variableOf));
  if (misspelt !== undefined) throw invalid(misspelt);
  return Object.entries(options).flatMap(([name, option]) => {
    const value = environment[variableOf(name)];
    if (value === undefined || value === '') return [];
    if (option.type === 'string')
      return ('multiple' in option ? value.trim().split(/\s+/) : [value]).map((one) => `--${name}=${one}`);
    if (value === 'on') return [`--${name}`];
    throw invalid(`${variableOf(name)} is either on or unset, not ${value}.`);
  });
}

function countOf(flag: string, text: string, most: number, least = 1): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < least || count > most)
    throw invalid(`--${flag} takes a whole number from ${least} to ${most}, not ${text}.`);
  return count;
}

function hostNameOf(text: string): string {
  const name = text.toLowerCase();
  if (!/^(?:[a-z\d._-]+|\[[a-f\d:.]+\])$/.test(name))
    throw invalid(`--allow-host takes a name without scheme and port, as app.example, not ${text}.`);
  return name;
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || origin !== text.replace(/\/$/, ''))
    throw invalid(`--allow-origin takes an origin, not ${text}: https://app.example is one.`);
  return origin;
}

const networkOf =
  (flag: string) =>
  (text: string): string => {
    const [address = '', length = '', ...rest] = text.split('/');
    const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    if (bits === 0 || rest.length > 0 || !/^\d{1,3}$/.test(length) || Number(length) > bits)
      throw invalid(`--${flag} takes a network as 192.168.1.0/24, not ${text}.`);
    return text;
  };

function upstreamOf(url: string | undefined, records: string | undefined): UpstreamOptions | undefined {
  if (url === undefined) return undefined;
  return { url: addressOf('--upstream', url), ...(records !== undefined && { records }) };
}

/** Returns the address of a backend. Throws a ControlError, also for a password, which reports would contain. */
export function addressOf(flag: string, text: string): string {
  const url = new URL(URL.canParse(text) ? text : 'none:');
  const { protocol, origin, pathname, username, password, search, hash } = url;
  if (/^https?:$/.test(protocol) && username + password + search + hash === '')
    return origin + pathname.replace(/\/+$/, '');
  const not = text === '' ? '' : `, not ${redactText(text)}`;
  throw invalid(`${flag} takes an address such as https://staging.example${not}.`);
}

/** Parses the arguments of a command line. Throws a ControlError for an unknown or incomplete flag. */
export function parseArguments<const Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
): ReturnType<typeof parseArgs<Config & { args: string[] }>> {
  try {
    // pnpm and npm pass on the `--` that separates their own flags.
    return parseArgs({ ...config, args: args.filter((argument) => argument !== '--') });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    const [, unknown = ''] = /^Unknown option '--([^']+)'/.exec(sentence) ?? [];
    const meant =
      unknown && suggestion(unknown, Object.keys(config.options ?? {})).replace('mean ', 'mean --');
    throw invalid(`${sentence}${meant || ';'} --help lists the flags.`);
  }
}

/** Returns the value of a flag that takes a name. Throws a ControlError with the names for any other value. */
export function oneOf<Name extends string>(flag: string, names: readonly Name[], given: string): Name {
  const name = names.find((known) => known === given);
  if (name) return name;
  throw invalid(`${flag} is one of ${names.join(', ')}, not ${given}.`);
}
