import { defineScenario } from '../scenario.ts';
import { demoPassword } from '@wallet/contract/demo-members';

export const emptyScenario = defineScenario({
  name: 'empty',
  title: `One brand-new member, 0800000001 with the password ${demoPassword}, who has nothing yet.`,
  members: 'nobody',
  given: [
    { action: 'members.create', params: { phone: '0800000001', name: 'New Member', password: demoPassword } },
  ],
  expect: {
    steps: [{ call: 'session.login', body: { username: '0800000001', password: demoPassword } }],
    balances: [{ member: '0800000001', account: 'wallet', is: 0 }],
  },
});
