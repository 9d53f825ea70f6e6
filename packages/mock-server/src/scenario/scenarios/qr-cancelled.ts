import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const rich = demoMembers.rich.phone;

export const qrCancelledScenario = defineScenario({
  name: 'qr-cancelled',
  title:
    'A QR code is cancelled on another device ten seconds after its creation; cancelling it again fails.',
  timeline: [when('deposit.createQr').after('10s').action('deposit.cancelQr', { member: '$member' })],
  expect: {
    steps: [
      {
        call: 'deposit.createQr',
        as: rich,
        pathParams: { bankCode: 'WW' },
        body: { amount: 100 },
        saveAs: 'qr',
      },
      { wait: '10s' },
      { call: 'deposit.cancelQr', as: rich, pathParams: { qrcodeId: '$qr.qrcodeId' }, outcome: 'QR_FAIL' },
    ],
    states: [{ of: 'qr', member: rich, is: 'CANCELLED' }],
  },
});
