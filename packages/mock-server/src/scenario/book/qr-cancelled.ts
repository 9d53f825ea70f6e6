import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../timeline.ts';

const rich = demoMembers.rich.phone;

export const qrCancelledScenario = defineScenario({
  name: 'qr-cancelled',
  title: 'A QR code is cancelled on another device ten seconds after it was made; cancelling it again fails.',
  timeline: [when('deposit.createQr').after('10s').do('deposit.cancelQr', { member: '$member' })],
  expect: {
    play: [
      { call: 'deposit.createQr', as: rich, path: { bankCode: 'WW' }, with: { amount: 100 }, keep: 'qr' },
      { wait: '10s' },
      { call: 'deposit.cancelQr', as: rich, path: { qrcodeId: '$qr.qrcodeId' }, outcome: 'QR_FAIL' },
    ],
    states: [{ of: 'qr', member: rich, is: 'CANCELLED' }],
  },
});
