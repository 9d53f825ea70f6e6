import type { World } from '../../world/world.ts';
import { demoMember, type DemoKey } from '../profile/profile.seed.ts';
import { activateGame } from './game.ts';

/** Providers at which each demo member has an account. */
const accounts: Partial<Record<DemoKey, readonly string[]>> = {
  rich: ['PG', 'JOKER', 'IMI', 'STORM', 'UFABET', 'SEXYGAME', 'FROST', 'HUAYHD', 'MEKONG'],
  bonus: ['PG', 'SEXYGAME'],
  played: ['PG'],
  due: ['SLOTXO'],
};

export function seedGame(world: World): void {
  world.command({ kind: 'control', name: 'seed.game' }, () => {
    for (const [key, slotCodes] of Object.entries(accounts))
      for (const slotCode of slotCodes) activateGame(world, demoMember(world, key as DemoKey), slotCode);
  });
}
