import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { performAction } from '../../domains/action.ts';
import { actions } from '../../domains/actions.ts';
import { days } from '../../world/clock.ts';
import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const newcomer = demoMembers.new.phone;

export const longStatementScenario = defineScenario({
  name: 'long-statement',
  title: `The new member ${demoPhones.new} has a statement of many pages.`,
  params: { lines: { description: 'how many lines', default: 120, min: 0, max: 20_000 } },
  given: {
    lasts: '30d',
    arrange(world, { lines }) {
      const each = Math.floor(days(30) / Math.max(1, lines));
      for (let line = 0; line < lines; line++) {
        performAction(world, actions.deposit.receiveTransfer, {
          member: newcomer,
          channel: 'SCB',
          amount: line + 1,
        });
        world.advance(each);
      }
    },
  },
  expect: {
    steps: [
      {
        call: 'statement.list',
        as: newcomer,
        body: { page: 12, limit: 10 },
        answer: { total: '$param.lines' },
      },
    ],
  },
});
