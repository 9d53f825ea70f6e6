import { days, minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import type { ChatCommand } from '../magic.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { perform } from './agent.ts';
import { say } from './message.ts';
import { markRead } from './room.ts';

const commands: readonly ChatCommand[] = [
  '/text',
  '/buttons',
  '/image',
  '/video',
  '/file',
  '/quick',
  '/postback',
  '/other',
];

/** Sent last, and unread. */
const unread: readonly ChatCommand[] = ['/cards', '/text'];

export function seedChat(world: World): void {
  world.command({ kind: 'control', name: 'seed.chat' }, () => {
    const owner = { memberId: demoMember(world, 'rich').id };
    let at = world.clock.now() - days(1);
    const ask = (command: ChatCommand): void => {
      say(world, owner, {
        sender: 'customer',
        message: { message_type: 'text', payload: { text: command } },
        at,
      });
      perform(world, owner, command, at + minutes(1));
      at += minutes(2);
    };
    commands.forEach(ask);
    markRead(world, owner);
    unread.forEach(ask);
  });
}
