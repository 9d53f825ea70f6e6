/** Losses of one demo member, and the refunds: ฿50, of which ฿40 to the wallet, ฿100 as a bonus, ฿320.50 claimable. */
import { satang } from '@wallet/contract/wire/money';
import { mainWallet } from '@wallet/contract/wallet';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { clearBonus } from '../bonus/bonus.ts';
import { countStake } from '../bonus/receipt.ts';
import { playRound } from '../game/play.ts';
import { demoMember, type PastEvent } from '../profile/profile.seed.ts';
import type { Member } from '../profile/member.ts';
import { transfer } from '../wallet/transfer.ts';
import { accrueRefund, addRefundToWallet, receiveRefund } from './refund.ts';

const game = 'SLOTXO';

const past = (daysAgo: number, run: (world: World, member: Member) => void): PastEvent => ({
  daysAgo,
  run: (world) => run(world, demoMember(world, 'due')),
});

export const refundPast: readonly PastEvent[] = [
  past(75, (world, member) => accrueRefund(world, member, satang(1_000_00))),
  past(74, addRefundToWallet),
  past(60, (world, member) => accrueRefund(world, member, satang(2_000_00))),
  past(59, (world, member) => {
    receiveRefund(world, member);
    countStake(world, member.id, satang(100_00));
    clearBonus(world, member);
  }),
  past(40, (world, member) => {
    const stake = world.ledger.balance(account.wallet(member.id));
    transfer(world, member, { from: mainWallet, to: game, amount: stake });
    playRound(world, member, game, { stake, won: satang(0) });
  }),
  past(30, (world, member) => accrueRefund(world, member, satang(6_210_00))),
];
