import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const rich = demoMembers.rich.phone;

export const qrExpiresScenario = defineScenario({
  name: 'qr-expires',
  title: 'A QR code expires half a minute after its creation, not after fifteen minutes.',
  timeline: [when('deposit.createQr').after('30s').action('deposit.expireQr', { member: '$member' })],
  expect: {
    steps: [
      {
        call: 'deposit.createQr',
        as: rich,
        pathParams: { bankCode: 'PAYTIMZ' },
        body: { amount: 50 },
        saveAs: 'qr',
      },
      { wait: '30s' },
      { call: 'deposit.cancelQr', as: rich, pathParams: { qrcodeId: '$qr.qrcodeId' }, outcome: 'QR_FAIL' },
    ],
    balances: [{ member: rich, account: 'wallet', is: 25_000 }],
    states: [{ of: 'qr', member: rich, is: 'EXPIRED' }],
  },
});
