import type { Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { mainWallet } from '@wallet/contract/wallet';
import { baht } from '@wallet/contract/wire/money.fixture';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../world/runs.fixture.ts';
import { account } from '../world/account.ts';
import { seededChoices } from '../world/seeded-choices.fixture.ts';
import type { World } from '../world/world.ts';
import { inGames } from './bonus/receipt.ts';
import { call, memberOf, openWorld } from './demo.fixture.ts';
import { runRandomStep, prepareTraffic, players } from './traffic.fixture.ts';

/** Returns a member's whole statement, read page by page as in the app. */
function statementOf(world: World, as: string): Transaction[] {
  const items: Transaction[] = [];
  for (let page = 1, total = 1; items.length < total; page++) {
    const answer = call(world, 'statement.list', { as, body: { page, limit: 100 } });
    const { statements, ...rest } = answer as { total: number; statements: Transaction[] };
    total = rest.total;
    items.push(...statements);
  }
  return items;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the satang that a statement line moved into the wallet; negative for an outgoing one. */
const intoWallet = ({ status, from, to, amount }: Transaction): number =>
  status === 'FAILED' ? 0 : (Number(to === mainWallet) - Number(from === mainWallet)) * baht(amount);

/** Returns the sign of a line (spec 9, Statement signs); the lost part of a cancelled bonus is negative. */
function signOf({ statementType, status, to }: Transaction): number {
  if (status === 'FAILED' || statementType === 'transfer') return 0;
  if (statementType === 'finish_bonus') return to === mainWallet ? 0 : -1;
  return statementType === 'withdraw' ? -1 : 1;
}

/** Returns a member's gains and losses at games, which the statement does not list. */
function wonAtGames(world: World, memberId: string): number {
  const { items } = world.ledger.history({ memberId, kinds: ['play'] });
  return -sum(
    items.map(
      ({ postings }) => postings.find(({ account: name }) => name === account.gameHouse)?.amount ?? 0,
    ),
  );
}

function expectExplained(world: World, as: string): void {
  const member = memberOf(world, as);
  const items = statementOf(world, as);
  const wallet = world.ledger.balance(account.wallet(member.id));
  expect([as, sum(items.map(intoWallet))]).toEqual([as, wallet]);
  const has = wallet + inGames(world, member) + world.ledger.balance(account.bonus(member.id));
  const signed = sum(items.map((item) => signOf(item) * baht(item.amount)));
  expect([as, signed + wonAtGames(world, member.id)]).toEqual([as, satang(has)]);
}

/** Operations that must have succeeded, so that the checks below are not empty. */
const mustSucceed = [
  'deposit.createQr',
  'deposit.reviewSlip',
  'deposit.sendLink',
  'withdraw.createAll',
  'withdraw.settle',
  'wallet.transferAll',
  'bonus.activate',
  'bonus.clear',
  'spin.spin',
  'refund.receive',
  'registration.register',
  'test.steer',
];

test('keeps every invariant in thousands of random steps, and every statement explains its wallet', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const world = openWorld();
      const choices = seededChoices(`${seed}`);
      prepareTraffic(world);
      for (let step = 1; step <= 1_000; step++) {
        runRandomStep(world, choices);
        if (step % 250 === 0) expect(world.audit()).toEqual([]);
      }
      for (const { name, outcome } of world.journal.entries()) if (outcome === 'ok') seen.add(name);
      const broken = world.journal.entries().filter(({ kind }) => kind === 'violation' || kind === 'crash');
      expect(broken).toEqual([]);
      for (const as of players) if (as !== 'noWallet') expectExplained(world, as);
    }),
    { numRuns: runsOf(4, 10), endOnFailure: true },
  );
  expect([...seen]).toEqual(expect.arrayContaining(mustSucceed));
});
