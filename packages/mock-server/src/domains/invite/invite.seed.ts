/** Invitations among the demo members, and their invite amounts. */
import { inviteCodeOf } from '@wallet/contract/profile';
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { World } from '../../world/world.ts';
import { demoMember, type PastEvent, type DemoKey } from '../profile/profile.seed.ts';
import { members } from '../profile/member.ts';
import { addInviteAmount } from '../wallet/wallet.ts';
import { accrueInvite } from './invite.ts';

const friends: Partial<Record<DemoKey, readonly DemoKey[]>> = {
  rich: ['noBank'],
  due: ['inactive', 'suspended', 'closed'],
};

/** A friend's stakes of one day; one percent of them accrues to the inviter. */
const plays = (daysAgo: number, friend: DemoKey, stakes: Satang): PastEvent => ({
  daysAgo,
  run: (world) => accrueInvite(world, demoMember(world, friend), stakes),
});

/** ฿75 taken as ฿60 into the wallet, and ฿150 claimable. */
export const invitePast: readonly PastEvent[] = [
  plays(58, 'inactive', satang(7_500_00)),
  {
    daysAgo: 57,
    run: (world) => void addInviteAmount(world, demoMember(world, 'due'), satang(75_00)),
  },
  plays(50, 'closed', satang(6_000_00)),
  plays(25, 'suspended', satang(4_000_00)),
  plays(10, 'closed', satang(5_000_00)),
];

export function seedInvite(world: World): void {
  world.command({ kind: 'control', name: 'seed.invite' }, () => {
    for (const [inviter, invited] of Object.entries(friends))
      for (const friend of invited)
        members(world).update(demoMember(world, friend).id, {
          inviterCode: inviteCodeOf(demoMember(world, inviter as DemoKey).id),
        });
  });
}
