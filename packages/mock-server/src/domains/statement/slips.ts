/** The slips of a member, with their status (spec 2, /user/statement). */
import type { Slip as Shown } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import type { PageRequest } from '@wallet/contract/wire/page';
import { toMoment } from '@wallet/contract/wire/time';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { slips, wasRead, type Slip } from '../deposit/slip.ts';
import { pictureAt } from '../picture-address.ts';
import type { Member } from '../profile/member.ts';

/** Returns a page of a member's slips, newest first. */
export function listSlips(world: World, member: Member, { page, limit }: PageRequest) {
  const all = slips(world).by('memberId', member.id).reverse();
  return { total: all.length, slips: all.slice((page - 1) * limit, page * limit).map(show) };
}

/** Returns the path of the drawn picture: the uploaded file is not stored. */
const pictureOf = (reference: string): string => pictureAt('slip', reference);

/** Amount, reference and picture are available after a review that could read the slip. */
function show(slip: Slip): Shown {
  const isKnown = wasRead(slip);
  return {
    createdAt: toMoment(slip.createdAt),
    amount: isKnown ? slip.amount : satang(0),
    status: slip.status,
    note: slip.note ?? null,
    link: isKnown ? pictureOf(slip.reference) : null,
    reference: isKnown ? slip.reference : null,
  };
}

/** Returns the URL of a slip. Fails with NO_DATA for a slip of another member. */
export function showSlipReference(world: World, member: Member, reference: string): { url: string } {
  const isOwn = slips(world)
    .by('reference', reference)
    .some((slip) => slip.memberId === member.id && wasRead(slip));
  if (!isOwn) fail('NO_DATA');
  return { url: pictureOf(reference) };
}
