import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';
import { demoPassword } from '@wallet/contract/demo-members';

const rich = demoMembers.rich.phone;

export const expiredSessionScenario = defineScenario({
  name: 'expired-session',
  title: 'Every session expires a while after its login; the next call is refused with EXPIRED_AUTH_TOKEN.',
  params: { delay: { description: 'how long a session lasts', default: '1m' } },
  timeline: [
    when('session.login').after('$param.delay').action('session.expire', { member: '$input.username' }),
  ],
  expect: {
    steps: [
      { call: 'wallet.read', as: rich },
      { call: 'session.login', body: { username: rich, password: demoPassword } },
      { wait: '$param.delay' },
      { call: 'wallet.read', as: rich, outcome: 'EXPIRED_AUTH_TOKEN' },
    ],
  },
});
