import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../timeline.ts';

const newcomer = demoMembers.new.phone;
const hello = {
  sender: 'customer',
  message: { message_type: 'text', payload: { text: '/silent' } },
};

export const chatAgentAnswersScenario = defineScenario({
  name: 'chat-agent-answers',
  title: 'Support answers every message of a member in person, three seconds later.',
  params: { text: { about: 'what support says', default: 'Hello, this is support. How can I help?' } },
  timeline: [when('chat.send').after('3s').do('chat.sayText', { member: '$member', text: '$param.text' })],
  expect: {
    play: [
      { call: 'chat.send', as: newcomer, with: hello },
      { wait: '3s' },
      { do: 'chat.countUnread', with: { member: newcomer }, answer: { unread: 1 } },
    ],
    journal: [{ name: 'scenario.chat.sayText', outcome: 'ok', times: 1 }],
  },
});
