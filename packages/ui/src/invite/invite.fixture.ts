import type { Invite } from '@wallet/contract/invite';
import { satang } from '@wallet/contract/wire/money';
import { noop, ready, rewardSheet } from '../base/story.fixture.ts';
import { type InviteModalProps } from './InviteModal/InviteModal.tsx';

/** An amount and percent. */
export const inviteAmountFixture = { amount: satang(150_00), success: 100, fail: 20 };

export const inviteLinkFixture = 'https://wallet.example/register?code=PR65f0c0ffee65f0c0ffee65f0';

export const invitesFixture: readonly Invite[] = [
  { from: { name: 'Nam Demo' }, amount: satang(50_00), createdAt: '2026-11-20T21:15:42.000+07:00' },
  { from: { name: 'ต้น เดโม' }, amount: satang(40_25), createdAt: '2026-11-05T09:02:11.000+07:00' },
  { from: { name: 'Nam Demo' }, amount: satang(60_00), createdAt: '2026-10-11T23:59:59.000+07:00' },
];

export const invitePropsFixture: InviteModalProps = {
  ...rewardSheet,
  wallet: ready({ invite: inviteAmountFixture }),
  link: inviteLinkFixture,
  invites: ready({ total: 23, invites: invitesFixture }),
  onAdd: noop,
};
