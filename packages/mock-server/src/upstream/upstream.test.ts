import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { createControl } from '../control/control-client.ts';
import { demoPhones } from '@wallet/contract/demo-members';
import type { MockServer } from '../server.ts';
import { createServer } from '../server.ts';
import type { FaultyUpstream } from './faulty-upstream.fixture.ts';
import { defects, driftAt, startFaultyUpstream } from './faulty-upstream.fixture.ts';

let upstream: FaultyUpstream;
let beside: MockServer;
let address = '';

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  beside = await createServer({ upstream: { url: upstream.url } });
  address = await beside.listen();
});
afterAll(async () => {
  await beside.close();
  await upstream.server.close();
});

/** Sends reads, transfers, repeated intents and rejected amounts of a member. */
async function sendTraffic(): Promise<void> {
  const world = await createControl({ baseUrl: upstream.url }).worlds.create();
  const { token } = await world.members.signIn(demoPhones.rich);
  const call = callsOf(overHttp(address));
  const page = (number: number) => ({ token, body: { page: number, limit: 4 } });
  const moving = { from: 'wallet', to: 'PG', amount: 1.01 };
  const intent = randomBytes(16).toString('hex');
  await call('site.active');
  await call('registration.banks');
  await call('profile.read', { token });
  await call('wallet.read', { token });
  await call('spin.setup', { token });
  await call('withdraw.limits', { token });
  await call('statement.list', page(1));
  await call('statement.list', page(2));
  await call('wallet.transfer', { token, intent, body: moving });
  await call('wallet.read', { token });
  await call('statement.list', page(1));
  await call('wallet.transfer', { token, intent, body: moving });
  await call('wallet.transfer', { token, body: { ...moving, amount: 0.5 } });
  await call('withdraw.create', { token, body: { amount: 0.5 } });
  await call('deposit.createQr', { token, params: { bankCode: 'KBANK' }, body: { amount: 120 } });
  await call('bonus.list', { token });
  for (const id of ['statement.slips', 'invite.list', 'refund.list'] as const) await call(id, page(1));
  await call('chat.history', { token, body: { limit: 6, skip: 0 } });
  await world.remove();
}

async function driftOf(use: () => Promise<void>) {
  const from = beside.worlds.get('default')?.journal.length;
  await use();
  return driftAt(address, from);
}

describe('beside a real backend', () => {
  it('a conforming one has no drift, and its responses stay unchanged', async () => {
    expect(await driftOf(sendTraffic)).toEqual([]);
    const calls = beside.worlds.get('default')?.journal.entries() ?? [];
    expect(calls.filter(({ kind }) => kind === 'call')).toHaveLength(20);
  });

  it.each(defects)('a defect is reported: $name', async (defect) => {
    upstream.defect = defect;
    const drift = await driftOf(sendTraffic);
    upstream.defect = undefined;
    const reported = drift.filter(
      ({ call, side, what, expected, came }) =>
        call === defect.call && side === 'answer' && `${what} ${expected} ${came}`.includes(defect.drift),
    );
    expect(reported, JSON.stringify(drift, null, 1)).not.toEqual([]);
    if (defect.field !== undefined) expect(reported.flatMap(({ fields }) => fields)).toContain(defect.field);
  });
});
