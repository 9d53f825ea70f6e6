import { defineScenario } from '../scenario.ts';

export const emptyScenario = defineScenario({
  name: 'empty',
  title: 'One brand-new member, 0800000001 with the password demo1234, who has nothing yet.',
  members: 'nobody',
  given: [
    { action: 'members.create', params: { phone: '0800000001', name: 'New Member', password: 'demo1234' } },
  ],
  expect: {
    steps: [{ call: 'session.login', body: { username: '0800000001', password: 'demo1234' } }],
    balances: [{ member: '0800000001', account: 'wallet', is: 0 }],
  },
});
