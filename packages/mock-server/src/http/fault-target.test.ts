import { expect, it } from 'vitest';
import type { FaultRule } from '../world/fault-schema.ts';
import { checkFault } from './fault-rule.ts';

const effect = { type: 'network', how: 'reset' } as const;
const check = (rule: Omit<FaultRule, 'effect'>) => () => {
  checkFault({ ...rule, effect });
};

it.each<[Omit<FaultRule, 'effect'>, string]>([
  [
    { operation: 'withdraw.create', body: { amonut: 500 } },
    'withdraw.create: body.amonut: unknown key, did you mean amount?',
  ],
  [{ operation: 'withdraw.*', body: { amonut: 500 } }, 'withdraw.*: body.amonut: unknown key'],
  [{ operation: 'wallet.read', body: { amount: 500 } }, 'wallet.read has no JSON body: leave body out.'],
  [{ operation: 'deposit.sendSlip', body: { file: 1 } }, 'deposit.sendSlip has no JSON body'],
  [
    { operation: 'deposit.createQr', pathParams: { bankCod: 'KBANK' } },
    'deposit.createQr: pathParams.bankCod: unknown key, did you mean bankCode?',
  ],
  [
    { operation: 'wallet.read', pathParams: { bankCode: 'KBANK' } },
    'wallet.read has no path parameters: leave pathParams out.',
  ],
])('a rule that matches no call is refused: %j', (rule, message) => {
  expect(check(rule)).toThrow(message);
});

it.each<Omit<FaultRule, 'effect'>>([
  { operation: 'withdraw.create', body: { amount: '500' } },
  { operation: 'withdraw.create', body: {} },
  { operation: '*', body: { amount: 500 } },
  { operation: 'chat.send', body: { message: { payload: { text: 'x' } } } },
  { operation: 'deposit.createQr', pathParams: { bankCode: 'KBANK' } },
])('a rule that may match is accepted: %j', (rule) => {
  expect(check(rule)).not.toThrow();
});

it.each([
  ['withdraw.creat', 'drop', 'No call is named withdraw.creat, did you mean withdraw.create?'],
  ['socket.conect', 'refuse', 'No call is named socket.conect, did you mean socket.connect?'],
  ['withdraw.create', 'drop', 'The effect drop is not possible on withdraw.create.'],
  ['socket.connect', 'drop', 'not possible on socket.connect; there is refuse, latency, hold.'],
] as const)('a rule for %s with the effect %s is refused with the reason', (operation, type, message) => {
  expect(() => checkFault({ operation, effect: { type } })).toThrow(message);
});

it.each<[Partial<FaultRule>, string]>([
  [{ phase: 'after' }, 'socket.messaging has no phase after: leave phase out.'],
  [{ pathParams: { bankCode: 'KBANK' } }, 'socket.messaging has no pathParams: leave them out.'],
])('a rule for the socket is refused with %j, which it would ignore', (part, message) => {
  const rule = { operation: 'socket.messaging', effect: { type: 'drop' } } as const;
  expect(() => checkFault({ ...rule, ...part })).toThrow(message);
  expect(() => checkFault({ ...rule, phase: 'before' })).not.toThrow();
});
