/** Invitations among the demo members, and the amounts they brought in. */
import { fromBaht } from '@wallet/contract/wire/money';
import type { World } from '../../world/world.ts';
import type { PastEvent } from '../past-event.ts';
import { members } from '../profile/member.ts';
import type { DemoKey } from '../profile/profile.seed.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { addInviteAmount } from '../wallet/wallet.ts';
import { accrueInvite, inviterCodeOf } from './invite.ts';

const friends: Partial<Record<DemoKey, readonly DemoKey[]>> = {
  rich: ['noBank'],
  due: ['inactive', 'suspended', 'closed'],
};

/** A friend's stakes of an evening, in baht; a hundredth of them is the inviter's. */
const plays = (daysAgo: number, friend: DemoKey, baht: number): PastEvent => ({
  daysAgo,
  run: (world) => accrueInvite(world, demoMember(world, friend), fromBaht(baht)),
});

/** ฿60 received, and ฿150 to receive. */
export const invitePast: readonly PastEvent[] = [
  plays(58, 'inactive', 6_000),
  {
    daysAgo: 57,
    run: (world) => void addInviteAmount(world, demoMember(world, 'due'), fromBaht(60)),
  },
  plays(50, 'closed', 6_000),
  plays(25, 'suspended', 4_000),
  plays(10, 'closed', 5_000),
];

/** Notes who invited whom. */
export function seedInvite(world: World): void {
  world.command({ kind: 'control', name: 'seed.invite' }, () => {
    for (const [inviter, invited] of Object.entries(friends))
      for (const friend of invited)
        members(world).update(demoMember(world, friend).id, {
          inviterCode: inviterCodeOf(demoMember(world, inviter as DemoKey)),
        });
  });
}
