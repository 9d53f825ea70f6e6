import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const newcomer = demoMembers.new.phone;
const hello = {
  sender: 'customer',
  message: { message_type: 'text', payload: { text: '/silent' } },
};

export const chatAgentAnswersScenario = defineScenario({
  name: 'chat-agent-answers',
  title: 'Support replies to every message of a member after three seconds.',
  params: { text: { description: 'what support says', default: 'Hello, this is support. How can I help?' } },
  timeline: [
    when('chat.send').after('3s').action('chat.sayText', { member: '$member', text: '$param.text' }),
  ],
  expect: {
    steps: [
      { call: 'chat.send', as: newcomer, body: hello },
      { wait: '3s' },
      { action: 'chat.countUnread', params: { member: newcomer }, answer: { unread: 1 } },
    ],
    journal: [{ name: 'scenario.chat.sayText', outcome: 'ok', times: 1 }],
  },
});
