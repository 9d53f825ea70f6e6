#!/usr/bin/env node
/** The simulator as a process: flags, listening, a graceful stop. */
import { members } from './domains/profile/member.ts';
import { demoMembers } from './domains/profile/profile.seed.ts';
import { controlPrefix } from './control/control-header.ts';
import { hostsOf, isLoopback } from './http/host.ts';
import { runCommand, loadScenario } from './cli/commands.ts';
import { readFlags, usage, type Flags } from './cli/flags.ts';
import { print, printError, printProblem } from './cli/print.ts';
import { runTeamCommand } from './cli/team-command.ts';
import { openedFile } from './cli/world-file.ts';
import { goBack } from './persistence/go-back.ts';
import { createServer, type MockServer } from './server.ts';
import type { OpenedFile } from './world/world-file.ts';
import { ControlError, invalid } from './world/control-error.ts';
import { defaultWorldId } from './world/worlds.ts';
import { demoPassword } from '@wallet/contract/demo-members';

/** Seconds for requests in flight after a stop signal. */
const graceSeconds = 3;

async function start(flags: Flags, open?: OpenedFile): Promise<void> {
  const { port, host, scenario, team, isLogged, isQuiet, at: _at, expect: _expect, ...options } = flags;
  const server = await createServer({
    ...options,
    allowedHosts: [...flags.allowedHosts, ...hostsOf(host)],
    ...(open && { open }),
    ...(scenario !== undefined && { scenario: await loadScenario(scenario) }),
    team: team && { ...team, onProblem: printProblem },
    ...(isLogged && { log: process.stderr }),
    onPersistenceFailure: giveUp,
  });
  const address = await listen(server, port, host);
  if (flags.isCheck) return server.close();
  stopOnSignals(server);
  print(isQuiet ? address : [...welcome(address, flags), ...demoMembersOf(server, flags)].join('\n'));
}

async function listen(server: MockServer, port: number, host: string): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    await server.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw invalid(`Port ${port} is in use: stop what uses it, or choose another with --port ${port + 1}.`);
    if (code === 'EACCES') throw invalid(`Port ${port} is not permitted: choose one above 1023 with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw invalid(`${host} is not an address of this machine: omit --host, or use 127.0.0.1.`);
    throw error;
  }
}

function welcome(
  address: string,
  { host, allowedHosts, appDirectory, team, upstream }: Flags,
): readonly string[] {
  return [
    appDirectory !== undefined ? `App and simulator: ${address}` : `Simulator: ${address}`,
    `Test console:      ${address}/_mock/console/`,
    `Reference:         ${address}/_mock/reference`,
    `Control API:       ${address}${controlPrefix}`,
    ...(team === undefined ? [] : [`Team:              ${team.file}`]),
    ...(upstream ? [`Upstream:          ${upstream.url}`] : []),
    ...reachableAt(new URL(address).port, host, allowedHosts),
  ];
}

/** Returns lines with the demo members with their first password; none when the members are those of a real backend. */
function demoMembersOf({ worlds }: MockServer, { upstream }: Flags): readonly string[] {
  const world = worlds.get(defaultWorldId);
  if (!world || upstream) return [];
  const there = Object.values(demoMembers).filter(
    ({ phone }) => members(world).oneBy('phone', phone)?.password === demoPassword,
  );
  if (there.length === 0) return [];
  const lines = there.map(({ phone, description }) => `  ${phone}  ${description}`);
  return ['', `Demo members, all with the password ${demoPassword}:`, ...lines];
}

/** Returns lines with the network addresses of a server, none for a loopback address. */
function reachableAt(port: string, host: string, allowedHosts: readonly string[]): readonly string[] {
  if (isLoopback(host) || host === 'localhost') return [];
  const names = [...hostsOf(host), ...allowedHosts].map((name) => `http://${name}:${port}`);
  return [
    `Other machines:    ${names.join(' ') || 'none, this machine has no network address'}`,
    'Other host names are rejected with INVALID_IP; --allow-host NAME allows one.',
  ];
}

function stopOnSignals(server: MockServer): void {
  let isStopping = false;
  const stop = (): void => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.close(graceSeconds * 1_000).then(() => process.exit(0), giveUp);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Exits at once, because no response may leave without its commit. */
function giveUp(error: unknown): never {
  printError(error);
  process.exit(1);
}

try {
  const [word, ...rest] = process.argv.slice(2);
  const command = word === 'team' ? word : readFlags(process.argv.slice(2), process.env);
  if (command === 'team') print(await runTeamCommand(rest));
  else if (command === 'help') print(usage);
  else if (command.flags.isGoBack) print(await goBack(command.flags.dataDirectory ?? ''));
  else if (command.words[0] === 'open')
    await start(command.flags, await openedFile(command.words, command.flags));
  else if (command.words.length === 0) await start(command.flags);
  else {
    const { text, isOk } = await runCommand({ words: command.words, ...command.flags });
    print(text);
    if (!isOk) process.exitCode = 1;
  }
} catch (error) {
  printError(error);
  process.exitCode = error instanceof ControlError ? 2 : 1;
}
