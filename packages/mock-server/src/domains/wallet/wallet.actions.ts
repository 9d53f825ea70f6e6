import { mainWallet } from '@wallet/contract/wallet';
import { amountText, Baht, satang } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, requireMember } from '../row-lookup.ts';
import { activeAccounts, findGameAccount } from '../game/game.ts';
import type { Member } from '../profile/member.ts';
import { Amount, Correction, defineAction } from '../action.ts';
import { transfer } from './transfer.ts';

/** `wallet`, or the slot code of a provider. */
const Place = z.string().check(z.minLength(1), z.maxLength(64));

/** The balances of a member; `games` by slot code. */
const Money = z.strictObject({ wallet: Baht, games: z.record(z.string(), Baht) });

function viewMoney(world: World, member: Member): z.output<typeof Money> {
  const balanceAt = (slotCode: string) => world.ledger.balance(account.game(member.id, slotCode));
  return {
    wallet: world.ledger.balance(account.wallet(member.id)),
    games: Object.fromEntries(
      activeAccounts(world, member).map(({ slotCode }) => [slotCode, balanceAt(slotCode)]),
    ),
  };
}

function accountAt(world: World, member: Member, place: string) {
  if (place === mainWallet) return account.wallet(member.id);
  if (findGameAccount(world, member, place)) return account.game(member.id, place);
  throw new ControlError(
    'notFound',
    `${member.phone} has no account at ${place}: open one by game.openAccount.`,
  );
}

export const walletActions = {
  read: defineAction({
    title: 'Returns a member’s balances: the wallet and the games.',
    body: z.strictObject({ member: MemberKey }),
    result: Money,
    isSafe: true,
    run: (world, { member }) => viewMoney(world, requireMember(world, member)),
  }),
  adjust: defineAction({
    title: 'Adjusts a balance; a negative amount reduces it.',
    body: z.strictObject({
      member: MemberKey,
      place: z.exactOptional(Place),
      amount: Correction,
      reason: z.exactOptional(z.string().check(z.regex(/\S/), z.maxLength(200))),
    }),
    result: Money,
    run(world, { member: key, place = mainWallet, amount, reason = 'manual correction' }) {
      const member = requireMember(world, key);
      const target = accountAt(world, member, place);
      if (world.ledger.balance(target) + amount < 0)
        throw new ControlError(
          'conflict',
          `${member.phone} has less than ฿${amountText(satang(-amount))} at ${place}.`,
        );
      world.ledger.adjust({ account: target, amount, reason, memberId: member.id });
      return viewMoney(world, member);
    },
  }),
  transfer: defineAction({
    title: 'Transfers money between the wallet and the games of a member, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, from: Place, to: Place, amount: Amount }),
    result: Money,
    run(world, { member: key, from, to, amount }) {
      const member = requireMember(world, key);
      transfer(world, member, { from, to, amount });
      return viewMoney(world, member);
    },
  }),
};
