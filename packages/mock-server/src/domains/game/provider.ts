/**
 * The game providers: every code with a special login (spec 9) and others, in three categories. Names are invented and
 * addresses reserved; the simulator draws the pictures.
 */
import type { SlotCategory } from '@wallet/contract/game';
import * as z from 'zod/mini';

export interface Provider {
  readonly code: string;
  readonly name: string;
  readonly category: SlotCategory;
  /** Units of the provider's own currency for one baht (spec 2, ftWalletSlot). */
  readonly ftWalletSlot: number;
  /** Platforms with an app. */
  readonly apps: readonly ('android' | 'ios')[];
}

const both = ['android', 'ios'] as const;

const provider = (
  category: SlotCategory,
  code: string,
  name: string,
  { factor = 1, apps = [] }: { factor?: number; apps?: Provider['apps'] } = {},
): Provider => ({ code, name, category, ftWalletSlot: factor, apps });

export const providers: readonly Provider[] = [
  provider('slot', 'PG', 'Pocket Garden', { apps: both }),
  provider('slot', 'PGSLOT', 'Pearl Grotto'),
  provider('slot', 'JOKER', 'Jolly Lantern', { apps: both }),
  provider('slot', 'JOKER2', 'Jolly Lantern Two', { apps: ['android'] }),
  provider('slot', 'SLOTXO', 'Crossing Stars', { apps: both }),
  provider('slot', 'SUPERSLOT', 'Silver Comet'),
  provider('slot', 'AREASLOT', 'Arena of Reels'),
  provider('slot', 'CIRCUS', 'Night Circus', { factor: 100 }),
  provider('slot', 'SLOTRACHA', 'Royal Reels'),
  provider('slot', 'IMI', 'Indigo Mirage', { factor: 0.1 }),
  provider('slot', 'LOTUS', 'Lotus Pond', { apps: both }),
  provider('slot', 'MANGO', 'Mango Market'),
  provider('slot', 'STORM', 'Storm Temple'),
  provider('slot', 'MIST', 'Misty Mountain'),

  provider('sport', 'UFABET', 'Upper Field', { apps: both }),
  provider('sport', 'SEXYGAME', 'Sapphire Room'),
  provider('sport', 'BETFLIX', 'Better Field'),
  provider('sport', 'ASKMEBET', 'Ask the Coach'),
  provider('sport', 'USUN', 'Under the Sun', { factor: 10 }),
  provider('sport', 'GOAL', 'Goal Line', { apps: ['android'] }),
  provider('sport', 'COURT', 'Centre Court'),
  provider('sport', 'DERBY', 'Derby Day'),
  provider('sport', 'FROST', 'Frost League'),

  provider('lotto', 'HUAYHD', 'High Numbers'),
  provider('lotto', 'MEKONG', 'Mekong Draw'),
  provider('lotto', 'LUCKY9', 'Lucky Nine', { apps: both }),
  provider('lotto', 'SUNRISE', 'Sunrise Draw'),
  provider('lotto', 'EVENING', 'Evening Draw'),
  provider('lotto', 'TEAK', 'Teak Numbers'),
  provider('lotto', 'BAMBOO', 'Bamboo Numbers', { factor: 0.5 }),
];

const byCode = new Map(providers.map((known) => [known.code, known]));

export const findProvider = (code: string): Provider | undefined => byCode.get(code);

/** Returns the URL of a provider: a reserved name, because the provider is invented. */
export const addressOf = (code: string): string => `https://${code.toLowerCase()}.games.example`;

export const Slot = z.enum(providers.map(({ code }) => code));
