/** Where the screens show refused calls (spec 8, Behaviour on errors). Tested by refusal-places.test.tsx. */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';

/** `form`: beside the open form; `result`: replaces the form; `toast`: for 4 seconds; `chat`: an alert of the chat. */
export type PlaceKind = 'form' | 'result' | 'toast' | 'chat';

export interface RefusalPlace {
  readonly kind: PlaceKind;
  /** Its name in refusal-screens.fixture.tsx; null where the app shows the refusal. */
  readonly screen: string | null;
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
const invite = { ...toast, screen: 'invite', ownAdvice: ['TRANSFER_MINIMUM', 'MONEY_NOT_ENOUGH'] } as const;
const launch = {
  ...form,
  screen: 'launch',
  ownTexts: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'],
} as const;
const message = { kind: 'chat', showsAdvice: false, screen: null } as const;
const file = { ...message, ownTexts: ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_UPLOAD_FAIL'] } as const;
const account = ['EXISTING_BANK', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG'] as const;
const registration = {
  ...form,
  atField: ['EXISTING_USER', 'PHONE_NUMBER_REQUIRE_10_DIGIT', ...account],
} as const;
const code = ['OTP_CODE_INVALID', 'OTP_EXPIRED', 'OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'] as const;

/** Every call with a visible refusal; a failed query shows the reason in place of its content. */
export const refusalPlaces = {
  'session.login': { ...form, screen: 'login', ownAdvice: ['WRONG_PASSWORD'] },
  'registration.sendOtp': { ...registration, screen: 'phoneStep' },
  'registration.verifyOtp': { ...form, screen: 'otpStep', atField: code },
  'registration.validate': { ...registration, screen: 'profileStep' },
  'registration.register': { ...registration, screen: 'bankStep' },
  'profile.update': { ...form, screen: 'bankAccount', atField: account },
  'profile.renameHolder': { ...form, screen: 'holderName' },
  'profile.changePassword': { ...form, screen: 'password' },
  'wallet.refresh': { ...toast, screen: null },
  'wallet.add': invite,
  'wallet.transfer': { ...result, screen: 'transfer' },
  'wallet.transferAll': { ...result, screen: 'transfer' },
  'withdraw.create': { ...result, screen: 'withdraw' },
  'withdraw.createAll': { ...result, screen: 'withdraw' },
  'deposit.sendSlip': { ...form, screen: 'slip' },
  'deposit.sendLink': { ...form, screen: 'link' },
  'deposit.createQr': { ...form, screen: 'newQr' },
  'deposit.cancelQr': { ...form, screen: 'openQr', ownTexts: ['QR_FAIL', 'NO_DATA'] },
  'game.activate': { ...form, screen: 'newGame' },
  'game.resetPassword': { ...form, screen: 'gamePassword' },
  'game.autoLogin': launch,
  'game.autoLoginWithPassword': launch,
  'bonus.activate': { ...result, screen: 'bonus', ownAdvice: ['BONUS_CONDITION'] },
  'bonus.activatePromotion': { ...result, screen: 'promotion', ownAdvice: ['BONUS_CONDITION'] },
  'bonus.clear': { ...result, screen: 'currentBonus', ownAdvice: ['BONUS_REMAINING', 'BONUS_CONDITION'] },
  'invite.receive': invite,
  'refund.receive': { ...toast, screen: 'refund' },
  'refund.addToWallet': { ...toast, screen: 'refund' },
  'spin.spin': { ...result, screen: 'prize', ownTexts: ['MONEY_NOT_ENOUGH', 'INVALID_PRIZE_CODE'] },
  'spin.claim': { ...result, screen: 'claim', ownAdvice: ['INVALID_CODE', 'BONUS_REMAINING'] },
  'chat.send': message,
  'chat.uploadImage': file,
  'chat.uploadVideo': file,
} as const satisfies { readonly [Id in OperationId]?: RefusalPlace };

type Places = typeof refusalPlaces;
export type ScreenName = NonNullable<Places[keyof Places]['screen']>;
