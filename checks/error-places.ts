/** Where a player sees that a call was refused (spec 8, Behaviour on errors), in the words of docs/error-codes.md. */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import {
  refusalPlaces,
  type PlaceKind,
  type RefusalPlace,
} from '../packages/ui/src/refusal-places.sample.ts';

const kinds: Readonly<Record<PlaceKind, string>> = {
  form: 'in the form, which stays',
  result: 'a dialog in place of the form',
  toast: 'a red toast of 4 seconds',
  chat: 'an alert of the chat, for 4 seconds',
};

/** Swallowed silently, says the specification; so that nobody waits for it, the place offers to try again (decisions 26). */
const inPlace = 'in its place, with a way to try again';

/** The place of a call whose refusal interrupts somebody; undefined for any other. */
export const interruptionOf = (id: OperationId): RefusalPlace | undefined =>
  (refusalPlaces as { readonly [Id in OperationId]?: RefusalPlace })[id];

/** Where the refusal of one call is shown. */
export function placeOf(id: OperationId): string {
  const place = interruptionOf(id);
  return place ? kinds[place.kind] : inPlace;
}

/** Where a code that any call may answer is shown, when that is not where the call shows its own. */
export const commonPlaces: { readonly [Code in ErrorCode]?: string } = {
  UNAUTHORIZED: '/login, with the reason',
  EXPIRED_AUTH_TOKEN: '/login, with the reason',
};
