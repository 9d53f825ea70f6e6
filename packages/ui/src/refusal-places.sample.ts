/** Where a player sees that a call was refused (spec 8, Behaviour on errors). refusal-places.test.tsx draws them. */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';

/**
 * `form`: beside the form, which stays; `result`: a dialog in place of the form; `toast`: a red toast of 4 seconds;
 * `chat`: an alert of the chat.
 */
export type PlaceKind = 'form' | 'result' | 'toast' | 'chat';

export interface RefusalPlace {
  readonly kind: PlaceKind;
  /** The catalogue's advice stands beside the text. */
  readonly advises: boolean;
  /** Codes with advice of the place's own instead. */
  readonly own?: readonly ErrorCode[];
}

const form = { kind: 'form', advises: true } as const;
const result = { kind: 'result', advises: true } as const;
const toast = { kind: 'toast', advises: true } as const;
const launch = {
  kind: 'form',
  advises: false,
  own: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'],
} as const;
const chat = { kind: 'chat', advises: false } as const;

/** Every call whose refusal interrupts somebody; any other leaves its place without content, with the reason. */
export const refusalPlaces = {
  'session.login': form,
  'registration.sendOtp': form,
  'registration.verifyOtp': form,
  'registration.validate': form,
  'registration.register': form,
  'profile.update': { kind: 'form', advises: false },
  'profile.renameHolder': { kind: 'form', advises: false },
  'profile.changePassword': { kind: 'form', advises: false },
  'wallet.refresh': toast,
  'wallet.add': toast,
  'wallet.transfer': result,
  'wallet.transferAll': result,
  'withdraw.create': result,
  'withdraw.createAll': result,
  'deposit.sendSlip': form,
  'deposit.sendLink': form,
  'deposit.createQr': form,
  'deposit.cancelQr': { kind: 'form', advises: false, own: ['QR_FAIL', 'NO_DATA'] },
  'game.activate': form,
  'game.resetPassword': form,
  'game.autoLogin': launch,
  'game.autoLoginWithPassword': launch,
  'bonus.activate': { ...result, own: ['BONUS_CONDITION'] },
  'bonus.activatePromotion': { ...result, own: ['BONUS_CONDITION'] },
  'bonus.clear': { ...result, own: ['BONUS_REMAINING', 'BONUS_CONDITION'] },
  'invite.receive': toast,
  'refund.receive': toast,
  'refund.addToWallet': toast,
  'spin.spin': { ...result, own: ['MONEY_NOT_ENOUGH', 'INVALID_PRIZE_CODE'] },
  'spin.claim': { ...result, own: ['INVALID_CODE', 'BONUS_REMAINING'] },
  'chat.send': chat,
  'chat.uploadImage': chat,
  'chat.uploadVideo': chat,
} as const satisfies { readonly [Id in OperationId]?: RefusalPlace };
