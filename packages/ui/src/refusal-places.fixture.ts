/** Where the screens show refused calls (spec 8, Behaviour on errors). Tested by refusal-places.test.tsx. */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';

/** `form`: beside the open form; `result`: replaces the form; `toast`: for 4 seconds; `chat`: an alert of the chat. */
export type PlaceKind = 'form' | 'result' | 'toast' | 'chat';

export interface RefusalPlace {
  readonly kind: PlaceKind;
  /** Shows the catalogue's advice. */
  readonly showsAdvice: boolean;
  /** Codes with an advice of their own here. */
  readonly ownAdvice?: readonly ErrorCode[];
  /** Codes with a text of their own here. */
  readonly ownTexts?: readonly ErrorCode[];
  /** Codes shown at a field. */
  readonly atField?: readonly ErrorCode[];
}

/** Returns whether a place shows the catalogue's text and advice of a code. */
export function textsAt({ showsAdvice, ownAdvice = [], ownTexts = [] }: RefusalPlace, code: ErrorCode) {
  const hasWords = !ownTexts.includes(code);
  return { hasWords, hasAdvice: hasWords && showsAdvice && !ownAdvice.includes(code) };
}

/** Returns the place of a code. */
export const placementOf = ({ kind, atField = [] }: RefusalPlace, code: ErrorCode): PlaceKind | 'field' =>
  atField.includes(code) ? 'field' : kind;

const form = { kind: 'form', showsAdvice: true } as const;
const result = { kind: 'result', showsAdvice: true } as const;
const toast = { kind: 'toast', showsAdvice: true } as const;
const launch = { ...form, ownTexts: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'] } as const;
const message = { kind: 'chat', showsAdvice: false } as const;
const file = { ...message, ownTexts: ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_UPLOAD_FAIL'] } as const;
const account = ['EXISTING_BANK', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG'] as const;
const registration = {
  ...form,
  atField: ['EXISTING_USER', 'PHONE_NUMBER_REQUIRE_10_DIGIT', ...account],
} as const;
const code = ['OTP_CODE_INVALID', 'OTP_EXPIRED', 'OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'] as const;

/** Every call with a visible refusal; a failed query shows the reason in place of its content. */
export const refusalPlaces = {
  'session.login': { ...form, ownAdvice: ['WRONG_PASSWORD'] },
  'registration.sendOtp': registration,
  'registration.verifyOtp': { ...form, atField: code },
  'registration.validate': registration,
  'registration.register': registration,
  'profile.update': { ...form, atField: account },
  'profile.renameHolder': form,
  'profile.changePassword': form,
  'wallet.refresh': toast,
  'wallet.add': toast,
  'wallet.transfer': result,
  'wallet.transferAll': result,
  'withdraw.create': result,
  'withdraw.createAll': result,
  'deposit.sendSlip': form,
  'deposit.sendLink': form,
  'deposit.createQr': form,
  'deposit.cancelQr': { ...form, ownTexts: ['QR_FAIL', 'NO_DATA'] },
  'game.activate': form,
  'game.resetPassword': form,
  'game.autoLogin': launch,
  'game.autoLoginWithPassword': launch,
  'bonus.activate': { ...result, ownAdvice: ['BONUS_CONDITION'] },
  'bonus.activatePromotion': { ...result, ownAdvice: ['BONUS_CONDITION'] },
  'bonus.clear': { ...result, ownAdvice: ['BONUS_REMAINING', 'BONUS_CONDITION'] },
  'invite.receive': toast,
  'refund.receive': toast,
  'refund.addToWallet': toast,
  'spin.spin': { ...result, ownTexts: ['MONEY_NOT_ENOUGH', 'INVALID_PRIZE_CODE'] },
  'spin.claim': { ...result, ownAdvice: ['INVALID_CODE', 'BONUS_REMAINING'] },
  'chat.send': message,
  'chat.uploadImage': file,
  'chat.uploadVideo': file,
} as const satisfies { readonly [Id in OperationId]?: RefusalPlace };
