import { Baht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, requireMember } from '../row-lookup.ts';
import { providerFaults } from '../magic.ts';
import { changeSettings, readSettings } from '../site/site.ts';
import { defineAction } from '../action.ts';
import { acceptsForm, activateGame, findGameAccount, type GameAccount } from './game.ts';
import { playRound } from './play.ts';
import { Slot } from './provider.ts';

const AccountView = z.strictObject({
  slot: z.string(),
  username: z.string(),
  amount: Baht,
  activatedAt: Moment,
});

const viewAccount = (world: World, { memberId, slotCode, username, activatedAt }: GameAccount) => ({
  slot: slotCode,
  username,
  amount: world.ledger.balance(account.game(memberId, slotCode)),
  activatedAt: toMoment(activatedAt),
});

const Faults = z.strictObject({ slot: Slot, faults: z.array(z.enum(providerFaults)) });

export const gameActions = {
  openAccount: defineAction({
    title: 'Opens an account of a member at a provider, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, slot: Slot }),
    result: AccountView,
    run: (world, { member, slot }) =>
      viewAccount(world, activateGame(world, requireMember(world, member), slot)),
  }),
  playRound: defineAction({
    title: 'Reports a round of a provider: stake and payout. Updates bonus, refund and invite.',
    body: z.strictObject({ member: MemberKey, slot: Slot, stake: Baht, won: Baht }),
    result: AccountView,
    run(world, { member: key, slot, stake, won }) {
      const member = requireMember(world, key);
      playRound(world, member, slot, { stake, won });
      return viewAccount(world, findGameAccount(world, member, slot) ?? fail('SLOT_NO_ACCOUNT'));
    },
  }),
  postForm: defineAction({
    title: 'Posts the login form of a provider. Returns whether it signs the member in.',
    body: z.strictObject({ member: MemberKey, slot: Slot, fields: z.record(z.string(), z.string()) }),
    result: z.strictObject({ isSignedIn: z.boolean() }),
    isSafe: true,
    run: (world, { member, slot, fields }) => ({
      isSignedIn: acceptsForm(world, requireMember(world, member), slot, fields),
    }),
  }),
  setFaults: defineAction({
    title: 'Sets the failing functions of a provider; an empty list clears them.',
    body: Faults,
    result: Faults,
    run(world, { slot, faults }) {
      const providerFaults = { ...readSettings(world).providerFaults, [slot]: faults };
      changeSettings(world, { providerFaults });
      return { slot, faults };
    },
  }),
};
