/** The pages of the test console. */
import { Baht, formatBaht, type Satang } from '@wallet/contract/wire/money';
import { toMoment } from '@wallet/contract/wire/time';
import { machineNames, machines } from '../domains/machines.ts';
import { members } from '../domains/profile/member.ts';
import { scenarios } from '../scenario/scenarios.ts';
import { describeParam } from '../scenario/param.ts';
import { startedScenario } from '../scenario/origins.ts';
import { account } from '../world/account.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import type { World } from '../world/world.ts';
import { escaped, table, tableOf } from './html.ts';
import { phonePart } from './phone-address.ts';
import { reportRows } from './reports.ts';
import type { StateView } from './control-schema.ts';

export const testConsolePath = '/_mock/console';

const alert = (problem: string | undefined): string =>
  problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`;

const form = (path: string, content: string): string =>
  `<form method="post" enctype="multipart/form-data" action="${escaped(path)}">${content}</form>`;

const option = (value: string, text = value): string =>
  `<option value="${escaped(value)}">${escaped(text)}</option>`;

/** Returns the index: a form to start a scenario, and the worlds. */
export function indexPage(worlds: readonly World[], origin: string | undefined, problem?: string): string {
  const choices = scenarios.map(({ name, title }) => option(name, `${name}: ${title}`)).join('');
  const params = scenarios.flatMap(({ name, params = {} }) =>
    Object.entries(params).map(([key, param]) => [name, describeParam(key, param)]),
  );
  return `${alert(problem)}
<h2>Start a scenario</h2>
${form(
  testConsolePath,
  `<p><label>Scenario <select name="scenario">${choices}</select></label></p>
<p><label>Parameters <input name="params" placeholder="note=NOT_MATCH; …"></label> <button>Start</button></p>`,
)}
<h2>Worlds</h2>
<ul>${worlds.map(linkTo).join('')}</ul>
<h2>On a phone</h2>
${phonePart(origin, '/login')}
<h2>Parameters</h2>
${table(['Scenario', 'Name, meaning and default'], params)}
<p>Members, magic values and calls: <a href="/_mock/docs">the docs</a>.</p>`;
}

const linkTo = (world: World): string =>
  `<li><a href="${testConsolePath}/${escaped(world.id)}">${escaped(world.id)}</a> ${escaped(startedScenario(world)?.name ?? '')}</li>`;

export interface TestConsole {
  readonly world: World;
  readonly states: readonly StateView[];
  /** Returns the address of this server for phones; undefined when no phone reaches it. */
  readonly origin: string | undefined;
  /** Why the last form was refused. */
  readonly problem?: string | undefined;
}

/** The newest rows of each state machine, and the newest entries, that are shown. */
const shownRows = 5;
const shownEntries = 25;

/** Returns the page of one world. */
export function testConsolePage({ world, states, origin, problem }: TestConsole): string {
  const { id, clock } = world;
  const scenario = startedScenario(world);
  const here = `${testConsolePath}/${id}`;
  const people = members(world).all();
  const choice = people.map(({ phone, name }) => option(phone, `${phone} ${name}`)).join('');
  return `${alert(problem)}
<p>${scenario ? `<strong>${escaped(scenario.name)}</strong>: ${escaped(scenario.title)}` : ''}
It is ${toMoment(clock.now()).slice(0, 19).replace('T', ' ')}; the clock ${clock.mode === 'live' ? 'runs' : 'stands still'}.</p>
<p><a href="/_mock/enter/${escaped(id)}?next=/login">Open the app here</a> ·
<a href="${testConsolePath}">another scenario</a> · <a href="${here}">reload</a></p>
${phonePart(origin, `/_mock/enter/${id}?next=/login`)}
<h2 id="slip">Send a slip</h2>
${form(
  `${here}/slip`,
  `<label>Member <select name="member">${choice}</select></label>
<label>Picture <input type="file" name="file" accept="image/*"></label> <button>Send</button>`,
)}
<h2 id="time">Advance time</h2>
${form(
  `${here}/time`,
  ['10s', '1m', '15m', '1d', 'next']
    .map((by) => `<button name="by" value="${by}">${durationLabels[by]}</button>`)
    .join(' '),
)}
${machineNames.map((machine) => rowsTable(here, machine, states)).join('')}
<h2>Members</h2>
${table(
  ['Phone', 'Name', 'Wallet'],
  people.map((member) => [member.phone, member.name, baht(world.ledger.balance(account.wallet(member.id)))]),
)}
<h2>Journal</h2>
${table(
  ['Time', 'Kind', 'Name', 'Member', 'Outcome'],
  world.journal
    .entries()
    .reverse()
    .slice(0, shownEntries)
    .map((entry) => entryCells(world, entry)),
)}
<h2>Reports of the app</h2>
${table(['Kind', 'Page', 'Build', 'Details'], reportRows(world).reverse().slice(0, shownEntries))}
${form(`${here}/reset`, '<button>Reset this world</button>')}`;
}

const durationLabels: Readonly<Record<string, string>> = {
  '10s': '10 seconds',
  '1m': '1 minute',
  '15m': '15 minutes',
  '1d': '1 day',
  next: 'to the next event',
};

const baht = (amount: Satang): string => `฿${formatBaht(amount)}`;

/** Returns the newest rows of a state machine, with a button for each possible transition. */
function rowsTable(here: string, machine: StateView['machine'], states: readonly StateView[]): string {
  const newest = states
    .filter((state) => state.machine === machine)
    .reverse()
    .slice(0, shownRows);
  if (newest.length === 0) return '';
  const rows = newest.map((row) => [
    escaped(row.phone),
    `<strong>${escaped(row.status)}</strong>`,
    escaped(detailsOf(row)),
    row.transitions.map((transition) => transitionButton(here, machine, transition)).join(' '),
  ]);
  return `<h2 id="${placeOf(machine)}">${escaped(machines[machine].machine.name)}</h2>${tableOf(['Member', 'Status', 'Details', 'Possible transitions'], rows)}`;
}

function detailsOf({ row }: StateView): string {
  const { note, reference } = row;
  const { data: amount } = Baht.safeParse(row['amount']);
  return [
    amount === undefined ? '' : baht(amount),
    typeof note === 'string' ? note : '',
    typeof reference === 'string' ? reference : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const placeOf = (machine: StateView['machine']): string => `all-${machine}`;

const transitionButton = (
  here: string,
  machine: StateView['machine'],
  { to, when, action, body }: StateView['transitions'][number],
): string =>
  action === undefined
    ? ''
    : form(
        `${here}/transition`,
        `<input type="hidden" name="place" value="${placeOf(machine)}">
<input type="hidden" name="action" value="${escaped(action)}">
<input type="hidden" name="body" value="${escaped(JSON.stringify(body ?? {}))}">
<button title="${escaped(when)}">${escaped(to)}</button>`,
      );

const entryCells = (world: World, { at, kind, name, memberId, outcome }: JournalEntry): readonly string[] => [
  toMoment(at).slice(11, 19),
  kind,
  name,
  memberId === undefined ? '' : (members(world).get(memberId)?.phone ?? memberId),
  outcome,
];
