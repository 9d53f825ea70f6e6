import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { after } from '../scenario-timeline.ts';

const newcomer = demoMembers.new.phone;

export const slipWindowClosedScenario = defineScenario({
  name: 'slip-window-closed',
  title: 'Slips are not accepted until two minutes after the start.',
  given: [{ action: 'site.change', params: { slipClosed: { from: '00:00', to: '00:00' } } }],
  timeline: [after('2m').action('site.change', { slipClosed: null })],
  expect: {
    steps: [
      { call: 'deposit.slipWindow', as: newcomer, answer: { isOpen: false } },
      { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip.gif' }, outcome: 'SLIP_UPLOAD_FAIL' },
      { wait: '2m' },
      { call: 'deposit.slipWindow', as: newcomer, answer: { isOpen: true } },
      { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip.gif' } },
    ],
    states: [{ of: 'slip', member: newcomer, is: 'in progress' }],
  },
});
