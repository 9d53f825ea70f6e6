/** Bonuses of the demo members: one in every state, one to end, one that cannot be cancelled. */
import { satang } from '@wallet/contract/wire/money';
import { mainWallet } from '@wallet/contract/wallet';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { playRound } from '../game/play.ts';
import type { Member } from '../profile/member.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { transfer } from '../wallet/transfer.ts';
import { activateBonus, clearBonus } from './bonus.ts';

const game = 'PG';

/** Received and cancelled in turn, so that one bonus of each type reaches its maximum. */
const cancelled = ['EARLY', 'MORNING', 'MORNING', 'WEEKLY'] as const;

/** Gives the demo members their bonuses, one per minute. */
export function seedBonus(world: World): void {
  const step = (run: () => void): void => {
    world.advance(minutes(1));
    world.command({ kind: 'control', name: 'seed.bonus' }, run);
  };
  for (const code of cancelled)
    step(() => {
      const member = demoMember(world, 'bonus');
      activateBonus(world, member, code);
      clearBonus(world, member);
    });
  step(() => startPlaying(world, demoMember(world, 'bonus')));
  step(() => playThrough(world, demoMember(world, 'played')));
  step(() => activateBonus(world, demoMember(world, 'noBank'), 'STEADY'));
}

function startPlaying(world: World, member: Member): void {
  activateBonus(world, member, 'WELCOME');
  transfer(world, member, { from: mainWallet, to: game, amount: satang(500_00) });
}

/** Stakes the turnover of the weekly bonus, without winning or losing, and transfers the money back. */
function playThrough(world: World, member: Member): void {
  activateBonus(world, member, 'WEEKLY');
  const stake = satang(1_500_00);
  transfer(world, member, { from: mainWallet, to: game, amount: stake });
  playRound(world, member, game, { stake, won: stake });
  transfer(world, member, { from: game, to: mainWallet, amount: stake });
}
