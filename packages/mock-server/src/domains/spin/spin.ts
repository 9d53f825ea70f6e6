/** The wheel (spec 4, Spin). */
import type { SpinResult, SpinSetup } from '@wallet/contract/spin';
import type { Sent } from '@wallet/contract/wire/lenient';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import type { LanguageTag } from '../../world/localized-text.ts';
import { members, type Member } from '../profile/member.ts';
import { readSettings } from '../site/site.ts';
import { grantCoupon } from './coupon.ts';
import { prizes, showWheel } from './wheel.ts';

/** The random stream of the wheel; its forced value is the index of a slice. */
export const spinStream = 'spin';

export const isWheelOn = (world: World): boolean => readSettings(world).isSpinActive;

/** Returns the wheel, null while it is off, and the member's coins. */
export const showSetup = (world: World, member: Member, language: LanguageTag): SpinSetup => ({
  result: {
    activeSpinwheel: isWheelOn(world) ? showWheel(language, readSettings(world).hasSpinChances) : null,
    userCoin: member.coin,
  },
});

/** Spends a coin and draws a slice. Fails with INVALID_PRIZE_CODE while the wheel is off. */
export function spin(world: World, member: Member): Sent<typeof SpinResult> {
  if (!isWheelOn(world)) fail('INVALID_PRIZE_CODE');
  const { coin } = members(world).get(member.id) ?? member;
  if (coin <= 0) fail('MONEY_NOT_ENOUGH');
  const index = world.random.weighted(
    spinStream,
    prizes.map(({ weight }) => weight),
  );
  const prize = prizes[index] ?? fail('INVALID_PRIZE_CODE');
  const { code, label, gift } = prize;
  const remainingCoin = members(world).update(member.id, { coin: coin - 1 }).coin;
  if (gift) grantCoupon(world, member, { ...prize, gift });
  return { code, label, remainingCoin };
}
