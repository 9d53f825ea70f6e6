import { defineScenario } from '../scenario.ts';

export const emptyScenario = defineScenario({
  name: 'empty',
  title: 'One brand-new member, 0800000001 with the password demo1234, who has nothing yet.',
  members: 'nobody',
  given: [{ do: 'members.create', with: { phone: '0800000001', name: 'New Member', password: 'demo1234' } }],
  expect: {
    play: [{ call: 'session.login', with: { username: '0800000001', password: 'demo1234' } }],
    balances: [{ member: '0800000001', account: 'wallet', is: 0 }],
  },
});
