import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const newcomer = demoMembers.new.phone;
const hello = {
  sender: 'customer',
  message: { message_type: 'text', payload: { text: '/silent' } },
};

export const chatReconnectScenario = defineScenario({
  name: 'chat-reconnect',
  title: 'The connection ends five seconds after a message of a member; support writes while it is down.',
  timeline: [
    when('chat.send').after('5s').action('chat.disconnect', { member: '$member' }),
    when('chat.send').after('6s').action('chat.sayText', { member: '$member', text: 'Are you still there?' }),
  ],
  expect: {
    steps: [
      { call: 'chat.send', as: newcomer, body: hello },
      { wait: '6s' },
      { action: 'chat.countUnread', params: { member: newcomer }, answer: { unread: 1 } },
    ],
    journal: [
      { name: 'scenario.chat.disconnect', outcome: 'ok', times: 1 },
      { name: 'scenario.chat.sayText', outcome: 'ok', times: 1 },
    ],
  },
});
