/** Where a player sees that a call was refused (spec 8, Behaviour on errors), in the words of docs/error-codes.md. */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import { readPlaces, type ReadPlace } from '../packages/app/src/drift/reads.fixture.ts';
import {
  textsAt,
  refusalPlaces,
  spotOf,
  type RefusalPlace,
} from '../packages/ui/src/refusal-places.fixture.ts';

const spots: Readonly<Record<ReturnType<typeof spotOf>, string>> = {
  field: 'at its field, in the form',
  form: 'in the form, which stays',
  result: 'a dialog in place of the form',
  toast: 'a red toast of 4 seconds',
  chat: 'an alert of the chat, for 4 seconds',
};

const interruptionOf = (id: OperationId): RefusalPlace | undefined =>
  (refusalPlaces as { readonly [Id in OperationId]?: RefusalPlace })[id];

/** Returns where a code of a call is shown. */
export function placeOf(id: OperationId, code: ErrorCode): string {
  const place = interruptionOf(id);
  if (place)
    return spots[spotOf(place, code)] + (textsAt(place, code).hasWords ? '' : ', in words of its own');
  const read = (readPlaces as { readonly [Id in OperationId]?: ReadPlace })[id];
  if (read?.silent !== undefined) return `nowhere, because ${read.silent}`;
  if (read?.tells !== undefined) return 'in its place, in words of its own';
  // Swallowed silently, says the specification; so that nobody waits for it, the place offers to try again (decisions 26).
  return 'in its place, with a way to try again';
}

/** Whether the catalogue's advice for a code of a call stands where it is shown. */
export function isAdvised(id: OperationId, code: ErrorCode): boolean {
  const place = interruptionOf(id);
  if (place) return textsAt(place, code).hasAdvice;
  const read = (readPlaces as { readonly [Id in OperationId]?: ReadPlace })[id];
  return read !== undefined && read.silent === undefined && read.tells === undefined;
}

/** Where a code that any call may answer is shown, when that is not where the call shows its own. */
export const commonPlaces: { readonly [Code in ErrorCode]?: string } = {
  UNAUTHORIZED: '/login, with the reason',
  EXPIRED_AUTH_TOKEN: '/login, with the reason',
};
