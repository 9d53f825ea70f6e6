/**
 * The error catalogue of spec 8, by group: every code a backend may return, with the HTTP statuses it travels under
 * (decisions 1; the first one is the usual). Codes that report a success travel with 200 and are listed apart.
 */

export const errorGroups = {
  auth: {
    UNAUTHORIZED: [401],
    EXPIRED_AUTH_TOKEN: [401],
    INVALID_USER_1: [400],
    INVALID_USER_2: [400],
    INVALID_USER_3: [400],
    INVALID_USER_4: [400],
    INVALID_IP: [403],
    WRONG_PASSWORD: [400],
    WRONG_CREDENTIAL: [400],
    NO_USER: [400],
    INACTIVE_USER: [403],
    LOGIN_FAIL: [400],
  },
  otp: {
    OTP_BLOCK: [429],
    OTP_TOKEN_INVALID: [400],
    OTP_NOT_EXIST: [400],
    OTP_EXPIRED: [400],
    OTP_CODE_INVALID: [400],
    UNVERIFIED_OTP: [400],
    OTP_SEND_FAIL: [400],
    OTP_VERIFY_FAIL: [400],
  },
  registration: {
    EXISTING_USER: [409],
    EXISTING_BANK: [409],
    INVALID_USER_INFO: [422],
    INVALID_BANK: [400],
    BANK_ACCOUNT_NAME_ENG: [400],
    REGISTER_FAIL: [400],
    GAME_ACTIVATION_FAIL: [400],
    PHONE_NUMBER_REQUIRE_10_DIGIT: [422],
  },
  bonus: {
    BONUS_REMAINING: [400],
    BONUS_ALREADY_ACTIVE: [409],
    BONUS_MAX_CLAIMED: [400],
    BONUS_CONDITION: [400],
    BONUS_FULL: [400],
    NO_PROMOTION: [400],
    PROMOTION_RECEIVED: [409],
  },
  invite: {
    INVITE_COLLECT: [400],
    INVITE_INACTIVE: [400],
    NO_INVITE_BONUS: [400],
    NO_INVITEE_PLAY_INFO: [400],
    INVITE_BONUS_FAIL: [400],
  },
  refund: {
    NO_REFUND: [400],
    REFUND_CONDITION: [400],
    REFUND_INACTIVE: [400],
    REFUND_MINIMUM: [400],
  },
  money: {
    TRANSFER_MINIMUM: [400],
    MONEY_NOT_ENOUGH: [400],
    TRANSFER_FAIL: [400],
    NO_BANK: [400],
    NO_WALLET: [400],
    QR_FAIL: [400],
  },
  slot: {
    SLOT_ALREADY_ACTIVE: [409],
    SLOT_ACTIVATE_FAIL: [400],
    SLOT_NO_ACCOUNT: [400],
    SLOT_RESET_PASSWORD_FAIL: [400],
    NO_GAME: [400],
  },
  slip: {
    SLIP_UPLOAD_FAIL: [400, 413],
    SLIP_NO_FILE: [422],
    SLIP_INVALID_FILE: [415, 413],
    TRUELINK_DUPLICATE: [409],
    TRUELINK_INVALID: [400, 422],
  },
  limit: {
    REQUEST_LIMIT: [429, 409],
    REQUEST_LIMIT_1MIN: [429],
  },
  generic: {
    INTERNAL_SERVER_ERROR: [500, 503],
    KEY_MISSING: [403],
    KEY_INVALID: [403],
    NO_DATA: [404, 422],
  },
  coupon: {
    NO_CLAIMABLE_COUPON: [400],
    INVALID_PRIZE_CODE: [400],
    INVALID_CODE: [400],
    INVALID_COUPON_TYPE: [400],
    COUPON_EXPIRED: [400],
  },
} as const;

type Groups = typeof errorGroups;

export const errorStatus: { readonly [Code in ErrorCode]: StatusesOf<Code> } = Object.assign(
  {},
  ...Object.values(errorGroups),
);

type CodesIn<Group> = Group extends unknown ? keyof Group & string : never;

export type ErrorCode = CodesIn<Groups[keyof Groups]>;

type StatusesOf<Code extends ErrorCode> = {
  [Group in keyof Groups]: Code extends keyof Groups[Group] ? Groups[Group][Code] : never;
}[keyof Groups];

export type StatusOf<Code extends ErrorCode> = Extract<StatusesOf<Code>, readonly number[]>[number];

/** Every error code, in the order of the catalogue. */
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Codes that report a success (status 200). */
export const successCodes = [
  'OK',
  'SUCCESS',
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
] as const;
export type SuccessCode = (typeof successCodes)[number];

/** Returns whether a text of a foreign backend is one of the catalogue's error codes. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text);

/** The code in place of a response that violates the contract. Only the simulator sends it. */
export const contractViolation = 'MOCK_CONTRACT_VIOLATION';

/** The message of a closed service, with status 410 (decisions 2). */
export const gone = 'gone';

/** Message of a gateway without a connection to the backend: the call had no effect. */
export const notReached = 'NOT_REACHED';
