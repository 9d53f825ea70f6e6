/** What the desk shows. */
import { formatBaht, fromBaht, toBaht } from '@wallet/contract/wire/money';
import { toMoment } from '@wallet/contract/wire/time';
import { machineNames, machines } from '../domains/machines.ts';
import { members } from '../domains/profile/member.ts';
import { book } from '../scenario/book.ts';
import { describeParam } from '../scenario/param.ts';
import { situationOf } from '../scenario/origins.ts';
import { account } from '../world/account.ts';
import type { JournalEntry } from '../world/journal.ts';
import type { World } from '../world/world.ts';
import { escaped, table, tableOf } from './html.ts';
import { reportRows } from './reports.ts';
import type { StateView } from './control-schema.ts';

export const testConsolePath = '/_mock/console';

const alert = (problem: string | undefined): string =>
  problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`;

const form = (path: string, content: string): string =>
  `<form method="post" enctype="multipart/form-data" action="${escaped(path)}">${content}</form>`;

const option = (value: string, text = value): string =>
  `<option value="${escaped(value)}">${escaped(text)}</option>`;

/** Where a tester comes in: situations to begin, and worlds that are there. */
export function indexPage(worlds: readonly World[], problem?: string): string {
  const situations = book.map(({ name, title }) => option(name, `${name}: ${title}`)).join('');
  const told = book.flatMap(({ name, params = {} }) =>
    Object.entries(params).map(([key, param]) => [name, describeParam(key, param)]),
  );
  return `${alert(problem)}
<h2>Begin a situation</h2>
${form(
  testConsolePath,
  `<p><label>Situation <select name="scenario">${situations}</select></label></p>
<p><label>What is told to it <input name="params" placeholder="note=NOT_MATCH; …"></label> <button>Begin</button></p>`,
)}
<h2>Worlds that are there</h2>
<ul>${worlds.map(linkTo).join('')}</ul>
<h2>What can be told</h2>
${table(['Situation', 'Name, meaning and usual value'], told)}
<p>Members, magic values and everything else: <a href="/_mock/docs">the docs</a>.</p>`;
}

const linkTo = (world: World): string =>
  `<li><a href="${testConsolePath}/${escaped(world.id)}">${escaped(world.id)}</a> ${escaped(situationOf(world)?.name ?? '')}</li>`;

export interface TestConsole {
  readonly world: World;
  readonly states: readonly StateView[];
  /** Why what was asked for last could not be done. */
  readonly problem?: string | undefined;
}

/** Things and entries that are shown of each kind, the newest. */
const shownThings = 5;
const shownEntries = 25;

/** The desk of one world. */
export function testConsolePage({ world, states, problem }: TestConsole): string {
  const { id, clock } = world;
  const situation = situationOf(world);
  const here = `${testConsolePath}/${id}`;
  const people = members(world).all();
  const choice = people.map(({ phone, name }) => option(phone, `${phone} ${name}`)).join('');
  return `${alert(problem)}
<p>${situation ? `<strong>${escaped(situation.name)}</strong>: ${escaped(situation.title)}` : ''}
It is ${toMoment(clock.now()).slice(0, 19).replace('T', ' ')}; the clock ${clock.mode === 'live' ? 'runs' : 'stands still'}.</p>
<p><a href="/_mock/enter/${escaped(id)}?next=/login">Open the app here</a> ·
<a href="${testConsolePath}">another situation</a> · <a href="${here}">look again</a></p>
<h2 id="slip">Send a slip</h2>
${form(
  `${here}/slip`,
  `<label>Member <select name="member">${choice}</select></label>
<label>Picture <input type="file" name="file" accept="image/*"></label> <button>Send</button>`,
)}
<h2 id="time">Let time pass</h2>
${form(
  `${here}/time`,
  ['10s', '1m', '15m', '1d', 'next']
    .map((by) => `<button name="by" value="${by}">${timeWords[by]}</button>`)
    .join(' '),
)}
${machineNames.map((machine) => thingsOf(here, machine, states)).join('')}
<h2>Members</h2>
${table(
  ['Phone', 'Name', 'Wallet'],
  people.map((member) => [
    member.phone,
    member.name,
    baht(toBaht(world.ledger.balance(account.wallet(member.id)))),
  ]),
)}
<h2>What happened</h2>
${table(
  ['When', 'What', 'Name', 'Member', 'How it went'],
  world.journal
    .entries()
    .reverse()
    .slice(0, shownEntries)
    .map((entry) => entryCells(world, entry)),
)}
<h2>What the app reported</h2>
${table(['What', 'Where', 'Build', 'Details'], reportRows(world).reverse().slice(0, shownEntries))}
${form(`${here}/reset`, '<button>Begin this situation anew</button>')}`;
}

const timeWords: Readonly<Record<string, string>> = {
  '10s': '10 seconds',
  '1m': '1 minute',
  '15m': '15 minutes',
  '1d': '1 day',
  next: 'until something happens',
};

const baht = (amount: number): string => `฿${formatBaht(fromBaht(amount))}`;

/** The newest things of a kind, with a button for each move that is possible now. */
function thingsOf(here: string, machine: StateView['machine'], states: readonly StateView[]): string {
  const things = states
    .filter((state) => state.machine === machine)
    .reverse()
    .slice(0, shownThings);
  if (things.length === 0) return '';
  const rows = things.map((thing) => [
    escaped(thing.phone),
    `<strong>${escaped(thing.status)}</strong>`,
    escaped(detailsOf(thing)),
    thing.transitions.map((transition) => transitionButton(here, machine, transition)).join(' '),
  ]);
  return `<h2 id="${placeOf(machine)}">${escaped(machines[machine].machine.name)}</h2>${tableOf(['Member', 'Status', 'Details', 'What may become of it'], rows)}`;
}

function detailsOf({ row }: StateView): string {
  const { amount, note, reference } = row;
  return [
    typeof amount === 'number' ? baht(amount) : '',
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
        `${here}/move`,
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
