import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { listenWhileTesting, open } from './control.fixture.ts';

listenWhileTesting();

const member = demoPhones.new;

describe('the state browser', () => {
  it('shows the state of a row, and the actions with bodies for its transitions', async () => {
    const world = await open();
    const { id } = await world.deposit.makeQr({ member, provider: 'KBANK', amount: 20 });
    const [state] = await world.states.list({ machine: 'qr', member });
    expect(state).toMatchObject({ machine: 'qr', id, phone: member, status: 'OPEN', row: { amount: 20 } });
    expect(state?.transitions.map(({ to, action, body }) => [to, action, body])).toEqual([
      ['PAID', 'deposit.payQr', { qr: id }],
      ['EXPIRED', 'deposit.expireQr', { qr: id }],
      ['CANCELLED', 'deposit.cancelQr', { qr: id }],
      ['REPLACED', undefined, undefined],
    ]);
    const [pay] = state?.transitions ?? [];
    const { answers } = await world.batch([{ call: pay?.action ?? '', body: pay?.body ?? {} }]);
    expect(answers).toMatchObject([{ status: 200, body: { status: 'PAID' } }]);
    expect(await world.states.list({ machine: 'qr' })).toMatchObject([{ status: 'PAID', transitions: [] }]);
  });

  it('lists rows of every machine, with filters', async () => {
    const world = await open();
    const all = await world.states.list();
    expect(new Set(all.map(({ machine }) => machine))).toEqual(
      new Set(['slip', 'withdrawal', 'bonus', 'coupon']),
    );
    const waiting = all.filter(({ status }) => status === 'in progress');
    expect(await world.states.list({ status: 'in progress' })).toEqual(waiting);
    await expect(world.states.list({ member: '0800000099' })).rejects.toMatchObject({ status: 404 });
    await expect(world.states.list({ machine: 'door' as never })).rejects.toMatchObject({ status: 422 });
  });
});
