/** The simulator as a process: flags, listening, a graceful stop. */
import { parseArgs } from 'node:util';
import type { MarketName } from '@wallet/contract/market';
import { marketNames } from '@wallet/contract/market';
import { demoMembers, demoPassword } from './domains/profile/profile.seed.ts';
import { controlPrefix } from './control/control.contract.ts';
import { NothingBuilt } from './http/static.ts';
import { KeepingRefused } from './keeping/refusal.ts';
import { answerWords, paramsOf, scenarioOf } from './play/command-line.ts';
import { print } from './play/print.ts';
import { createServer } from './server.ts';
import type { MockServer } from './server.ts';
import { Refused } from './world/refused.ts';

const usage = `Usage: mock [flags]
       mock list             the scenarios of the book, and what can be told to them
       mock run NAME|FILE    plays the self-test of a scenario and says how it went
       mock schema           the JSON schema of a scenario file
  --port N              port to listen on (4000)
  --host ADDRESS        address to listen on (127.0.0.1)
  --market NAME         ${marketNames.join(' or ')}
  --scenario NAME|FILE  what the default world begins with (default): one of the book, or a .json file
  --param NAME=VALUE    told to the scenario; may be repeated
  --seed TEXT           decides all chance
  --data DIR            keeps the worlds in a folder, also across restarts
  --app DIR             serve a built app on the same origin
  --allow-host NAME     accept requests under this host name too; may be repeated
  --allow-production    start although NODE_ENV is production
  --quiet               print the address only
  --help                this text`;

/** Seconds a running request has to end once the process is told to stop. */
const graceSeconds = 3;

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly market: MarketName | undefined;
  readonly scenario: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly seed: string | undefined;
  readonly data: string | undefined;
  readonly app: string | undefined;
  readonly allowedHosts: readonly string[];
  readonly isQuiet: boolean;
}

/** What a person asked for: a word of the command line with what follows it, and the flags. */
interface Asked {
  readonly words: readonly string[];
  readonly flags: Flags;
}

function readFlags(): Asked | 'help' {
  const { values, positionals: words } = parse();
  if (values.help) return 'help';
  if (process.env['NODE_ENV'] === 'production' && !values['allow-production'])
    throw new Refused(
      'senseless',
      'This is a simulator and NODE_ENV is production: start it with --allow-production if you mean it.',
    );
  const flags = {
    port: portOf(values.port),
    host: values.host,
    market: marketOf(values.market),
    scenario: values.scenario,
    params: paramsOf(values.param ?? []),
    seed: values.seed,
    data: values.data,
    app: values.app,
    allowedHosts: (values['allow-host'] ?? []).map((name) => name.toLowerCase()),
    isQuiet: values.quiet,
  };
  return { words, flags };
}

function parse() {
  try {
    return parseArgs({
      // pnpm and npm pass the dashes on that separate their own flags from ours.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: '127.0.0.1' },
        market: { type: 'string' },
        scenario: { type: 'string' },
        param: { type: 'string', multiple: true },
        seed: { type: 'string' },
        app: { type: 'string' },
        data: { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        'allow-production': { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Refused('senseless', `${sentence}; --help lists the flags.`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Refused('senseless', `--port takes a number up to 65535, not ${text}.`);
  return port;
}

function marketOf(text: string | undefined): MarketName | undefined {
  const market = marketNames.find((name) => name === text);
  if (text !== undefined && market === undefined)
    throw new Refused('senseless', `--market is ${marketNames.join(' or ')}, not ${text}.`);
  return market;
}

async function start(flags: Flags): Promise<void> {
  const { port, host, market, scenario, params, seed, data, app, allowedHosts } = flags;
  const server = await createServer({
    allowedHosts: host === '0.0.0.0' ? allowedHosts : [...allowedHosts, host],
    ...(market !== undefined && { market }),
    ...(scenario !== undefined && { scenario: await scenarioOf(scenario) }),
    params,
    ...(seed !== undefined && { seed }),
    ...(app !== undefined && { appDirectory: app }),
    ...(data !== undefined && { dataDirectory: data }),
    onKeepingFailure: giveUp,
  });
  const address = await listen(server, port, host);
  stopOnSignals(server);
  print(flags.isQuiet ? address : welcome(address, app !== undefined));
}

async function listen(server: MockServer, port: number, host: string): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    await server.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Refused(
        'senseless',
        `Port ${port} is in use: stop what uses it, or choose another with --port ${port + 1}.`,
      );
    if (code === 'EACCES')
      throw new Refused('senseless', `Port ${port} may not be used: choose one above 1023 with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Refused(
        'senseless',
        `${host} is no address of this machine: leave --host out, or use 127.0.0.1.`,
      );
    throw error;
  }
}

function welcome(address: string, hasApp: boolean): string {
  const members = Object.values(demoMembers).map(({ phone, description }) => `  ${phone}  ${description}`);
  return [
    hasApp ? `App and simulator: ${address}` : `Simulator: ${address}`,
    `Docs:              ${address}/_mock/docs`,
    `Control API:       ${address}${controlPrefix}`,
    '',
    `Demo members, all with the password ${demoPassword}:`,
    ...members,
  ].join('\n');
}

function stopOnSignals(server: MockServer): void {
  let isStopping = false;
  const stop = (): void => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.close(graceSeconds * 1_000).then(() => process.exit(0), giveUp);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Ends at once: what is not kept must not be answered, and what was answered is kept. */
function giveUp(error: unknown): never {
  tellError(error);
  process.exit(1);
}

function tellError(error: unknown): void {
  const text = isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
}

/** What a person can do something about, which one sentence tells. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Refused || error instanceof NothingBuilt || error instanceof KeepingRefused;

try {
  const asked = readFlags();
  if (asked === 'help') print(usage);
  else if (asked.words.length === 0) await start(asked.flags);
  else {
    const { text, isGood } = await answerWords({ words: asked.words, ...asked.flags });
    print(text);
    if (!isGood) process.exitCode = 1;
  }
} catch (error) {
  tellError(error);
  process.exitCode = isExpected(error) ? 2 : 1;
}
