import { describe, expect, it } from 'vitest';
import { fullJitter } from '../src/api/connection/jitter.ts';
import { recorded } from './costs.ts';
import { simulateDay } from './day.ts';
import { messageToAll, networkIsBack, outage, walletPush } from './events.ts';
import { goals } from './goals.ts';
import * as journeys from './journeys.ts';
import { callsOf, lonePlayer } from './lone-player.ts';

/** Small enough for a unit run; its busiest second is slightly higher than that of 100,000 players. */
const players = 3_000;
const seed = 1;
const chance = 1.25;
const minute = 60_000;

describe('a journey', () => {
  it.each(Object.entries(goals.calls) as [keyof typeof goals.calls, number][])(
    '%s makes at most %i calls',
    (name, most) => expect(callsOf(lonePlayer[name]).calls).toBeLessThanOrEqual(most),
  );

  it.each([
    ['statement', 'statement.list'],
    ['withdraw', 'withdraw.create'],
    ['depositByQr', 'deposit.createQr'],
  ] as const)('%s makes the calls that a browser made', (name, id) => {
    const { counts } = callsOf(lonePlayer[name]);
    const key = name === 'depositByQr' ? 'depositQr' : name;
    expect(counts.get(id)).toBe(recorded[key].calls[id]);
  });

  it('opens home with the calls of a browser', () => {
    const sentCalls = [...callsOf(journeys.openHome).counts.keys()].filter((sent) => sent !== 'socket');
    const { returnVisit, returnVisitRest } = recorded;
    expect(sentCalls).toEqual(
      expect.arrayContaining(
        Object.keys({ ...returnVisit.calls, ...returnVisitRest.calls }).filter((id) => id !== 'site.info'),
      ),
    );
  });
});

describe('a simulated fleet', () => {
  it.each([
    ['after a restart', () => outage({ players, seed }, 5_000)],
    ['after an outage of ten minutes', () => outage({ players, seed }, 10 * minute)],
    ['when a mobile network is back', () => networkIsBack({ players, seed })],
    ['when everybody gets a message', () => messageToAll({ players, seed })],
    [
      'after a push for all wallets',
      () => walletPush({ players, seed }, (random) => fullJitter(20_000, random)),
    ],
  ])('stays below the peak goal %s', (_when, simulate) => {
    const { after, wave } = simulate();
    expect(after).toBeLessThanOrEqual(goals.peakShare * chance);
    expect(wave).toBeLessThanOrEqual(goals.wave);
  });

  it('stays below the peak goal without a socket', () => {
    const { usual, after } = outage({ players, seed, chat: 'polling' }, 10 * minute);
    expect(usual).toBeLessThanOrEqual(goals.peakShare * chance);
    expect(after).toBeLessThanOrEqual(goals.peakShare * chance);
  });

  it('is the same in each run', () => {
    const [one, other] = [simulateDay({ players: 50, seed }), simulateDay({ players: 50, seed })];
    expect(one.meter.calls).toBe(other.meter.calls);
    expect(one.meter.calls / one.visits).toBeLessThan(25);
  });
});
