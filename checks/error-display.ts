/** Returns where the app shows a refusal (spec 8, Behaviour on errors), for docs/error-codes.md. */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import { readPlaces, type ReadPlace } from '../packages/app/src/drift/reads.fixture.ts';
import {
  textsAt,
  refusalPlaces,
  placementOf,
  type RefusalPlace,
} from '../packages/ui/src/refusal-places.fixture.ts';

const spots: Readonly<Record<ReturnType<typeof placementOf>, string>> = {
  field: 'at its field',
  form: 'in the form, which stays open',
  result: 'a dialog in place of the form',
  toast: 'a red toast of 4 seconds',
  chat: 'an alert of the chat, for 4 seconds',
};

const interruptionOf = (id: OperationId): RefusalPlace | undefined =>
  (refusalPlaces as { readonly [Id in OperationId]?: RefusalPlace })[id];

/** Returns where a call shows its refusals. */
export function usualPlaceOf(id: OperationId): string {
  const place = interruptionOf(id);
  if (place) return spots[place.kind];
  const read = (readPlaces as { readonly [Id in OperationId]?: ReadPlace })[id];
  if (read?.silent !== undefined) return `nowhere, because ${read.silent}`;
  if (read?.reason !== undefined) return 'in place of the content, with a text of its own';
  // The specification wants silence; the retry button avoids an endless wait (decisions 26).
  return 'in place of the content, with a retry button';
}

/** Returns where a call shows this code, undefined for its usual place and text. */
export function specialPlaceOf(id: OperationId, code: ErrorCode): string | undefined {
  const place = interruptionOf(id);
  if (!place) return undefined;
  const shown = placementOf(place, code);
  const { hasWords } = textsAt(place, code);
  const spot = shown === place.kind ? undefined : spots[shown];
  return hasWords ? spot : `${spot === undefined ? '' : `${spot}, `}with a text of its own`;
}

/** Returns whether the advice of a code is shown for a call. */
export function isAdvised(id: OperationId, code: ErrorCode): boolean {
  const place = interruptionOf(id);
  if (place) return textsAt(place, code).hasAdvice;
  const read = (readPlaces as { readonly [Id in OperationId]?: ReadPlace })[id];
  return read !== undefined && read.silent === undefined && read.reason === undefined;
}

/** Where common codes are shown, when not with the call's own refusals. */
export const commonPlaces: { readonly [Code in ErrorCode]?: string } = {
  UNAUTHORIZED: '/login, with the reason',
  EXPIRED_AUTH_TOKEN: '/login, with the reason',
};
