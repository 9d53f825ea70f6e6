import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const rich = demoMembers.rich.phone;

export const qrPaidScenario = defineScenario({
  name: 'qr-paid',
  title: 'A QR code is paid a while after its creation.',
  params: { delay: { description: 'the time until it is paid', default: '20s' } },
  timeline: [when('deposit.createQr').after('$param.delay').action('deposit.payQr', { member: '$member' })],
  expect: {
    steps: [
      { call: 'deposit.createQr', as: rich, pathParams: { bankCode: 'KBANK' }, body: { amount: 100 } },
      { wait: '$param.delay' },
      { call: 'deposit.qr', as: rich, pathParams: { bankCode: 'KBANK' }, answer: { hasQrcode: false } },
    ],
    journal: [{ name: 'scenario.deposit.payQr', outcome: 'ok', times: 1 }],
    balances: [{ member: rich, account: 'wallet', is: 25_100 }],
    statement: [{ member: rich, statementType: 'deposit', status: 'SUCCESS', amount: 100 }],
    states: [{ of: 'qr', member: rich, is: 'PAID' }],
  },
});
