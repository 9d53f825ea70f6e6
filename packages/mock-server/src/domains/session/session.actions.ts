/** Actions for sessions. */
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { OneMember, requireMember } from '../row-lookup.ts';
import type { Member } from '../profile/member.ts';
import { defineAction, nameActions } from '../action.ts';
import { countSessions, endOtherSessions, expireTokens, forgetWrongPasswords } from './session.ts';

/** How many tokens of the member are good now. */
const Sessions = z.strictObject({ sessions: z.int() });

/** Does something to the sessions of a member. */
const ofMember = (title: string, change: (world: World, member: Member) => void) =>
  defineAction({
    title,
    body: OneMember,
    answer: Sessions,
    run(world, { member: key }) {
      const member = requireMember(world, key);
      change(world, member);
      return { sessions: countSessions(world, member) };
    },
  });

export const sessionActions = nameActions('session', {
  expire: ofMember('The tokens of a member expire now (EXPIRED_AUTH_TOKEN).', expireTokens),
  end: ofMember('Ends the sessions of a member (UNAUTHORIZED).', (world, member) =>
    endOtherSessions(world, member, undefined),
  ),
  unlock: ofMember('A member who was locked out after wrong passwords may try again.', forgetWrongPasswords),
});
