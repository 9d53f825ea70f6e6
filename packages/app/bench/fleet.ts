/**
 * `pnpm bench:fleet` computes the load of 100,000 players on an operator's servers (docs/scaling.md). It uses no
 * network and takes under a minute.
 */
import { simulateDay, type Day } from './day.ts';
import { messageToAll, networkIsBack, outage, walletPush, type EventFigures } from './events.ts';
import { recorded } from './costs.ts';
import { goals } from './goals.ts';
import { callsOf, lonePlayer } from './lone-player.ts';
import { peakOf } from './meter.ts';
import { fullJitter } from '../src/api/connection/jitter.ts';

const players = 100_000;
const seed = 20_261_122;
const minute = 60_000;

const lines: string[] = [];
const print = (text = '') => lines.push(text);
const failures: string[] = [];

function row(what: string, figure: number, unit: string, most?: number, digits = 1): void {
  const isMet = most === undefined || figure <= most;
  const mark = most === undefined ? ' ' : isMet ? '✓' : '✗';
  const goal = most === undefined ? '' : `≤ ${most}${unit}`;
  print(`${mark} ${what.padEnd(58)} ${(figure.toFixed(digits) + unit).padStart(12)}  ${goal}`);
  if (!isMet) failures.push(what);
}

const kilobytes = (bytes: number) => bytes / 1_024;

function printVisits(): void {
  print('Bytes of a visit, as measured (KB; pictures are the operator’s own)');
  const { firstVisit, firstVisitRest, returnVisit } = recorded;
  const sum = ({ bytes }: typeof firstVisit) => kilobytes(bytes.files + bytes.calls);
  const ahead = kilobytes(firstVisit.bytes.ahead + firstVisitRest.bytes.ahead);
  row('first visit, from /login to a usable home', sum(firstVisit), ' KB', goals.firstVisit);
  row('the same with files that load ahead of a tap', sum(firstVisit) + ahead, ' KB');
  row('return visit with the service worker', sum(returnVisit), ' KB', goals.returnVisit);
}

function printJourneys(): void {
  print('\nCalls of a journey, each on its own');
  for (const [name, script] of Object.entries(lonePlayer)) {
    const { calls, bytes } = callsOf(script);
    const most = (goals.calls as Partial<Record<string, number>>)[name];
    row(`${name} (${kilobytes(bytes).toFixed(1)} KB)`, calls, ' calls', most, 0);
  }
}

function printDay({ visits, meter }: Day): void {
  print(`\nA day of ${players.toLocaleString('en')} players, ${visits.toLocaleString('en')} visits`);
  row('calls of a visit', meter.calls / visits, '');
  row('bytes of a visit', kilobytes(meter.bytes / visits), ' KB');
  row('calls a second, busiest second', peakOf(meter.backend), '/s', undefined, 0);
  row('calls a second, over the day', meter.calls / 86_400, '/s');
  row('requests for pages and files, busiest second', peakOf(meter.files), '/s', undefined, 0);
}

function printEvent(name: string, { usual, during, after, wave }: EventFigures): void {
  const percent = (share: number) => share * 100;
  print(`\n${name}`);
  row('busiest second before', percent(usual), ' %');
  if (during > 0) row('while it lasts', percent(during), ' %');
  row('busiest second after', percent(after), ' %', percent(goals.peakShare));
  row('one second over the minute around it', wave, ' ×', goals.wave);
}

const started = performance.now();
printVisits();
printJourneys();
printDay(simulateDay({ players, seed }));
const deploy = simulateDay({ players, seed, deployAt: 20 });
print('\nA new build at 20:00, when most are there');
row('files, busiest second', peakOf(deploy.meter.files), '/s', undefined, 0);
row('files, busiest second', peakOf(deploy.meter.fileBytes) / 1_024 / 1_024, ' MB/s');
print('\nEvents with all players’ tabs open, 30 % of them in view; percent of the players in one second');
printEvent('The backend restarts (5 s)', outage({ players, seed }, 5_000));
printEvent('An outage of 10 minutes', outage({ players, seed }, 10 * minute));
printEvent('One mobile network is back', networkIsBack({ players, seed }));
printEvent('A message into every conversation', messageToAll({ players, seed }));
printEvent(
  'With a push for all wallets, read within 20 s (the contract has none)',
  walletPush({ players, seed }, (random) => fullJitter(20_000, random)),
);
print(`\n${((performance.now() - started) / 1_000).toFixed(1)} s`);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
