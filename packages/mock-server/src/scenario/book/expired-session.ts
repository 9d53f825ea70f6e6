import { demoMembers, demoPassword } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../timeline.ts';

const rich = demoMembers.rich.phone;

export const expiredSessionScenario = defineScenario({
  name: 'expired-session',
  title: 'Every session ends a while after its login, and the next call answers EXPIRED_AUTH_TOKEN.',
  params: { delay: { about: 'how long a session lasts', default: '1m' } },
  timeline: [when('session.login').after('$param.delay').do('session.expire', { member: '$input.username' })],
  expect: {
    play: [
      { call: 'wallet.read', as: rich },
      { call: 'session.login', with: { username: rich, password: demoPassword } },
      { wait: '$param.delay' },
      { call: 'wallet.read', as: rich, outcome: 'EXPIRED_AUTH_TOKEN' },
    ],
  },
});
