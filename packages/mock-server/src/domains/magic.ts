/**
 * Magic values: input that causes a failure without a fault rule, for manual testers. They belong to the simulator, not
 * to the operator's rules.
 */
import type { ErrorCode } from '@wallet/contract/errors';

/** The last four digits of a phone number, and the error code they cause. */
export const phoneEndings = {
  '9001': 'OTP_SEND_FAIL',
  '9002': 'OTP_VERIFY_FAIL',
  '9003': 'REGISTER_FAIL',
  '9004': 'GAME_ACTIVATION_FAIL',
  '9005': 'LOGIN_FAIL',
  '9006': 'NO_WALLET',
} as const satisfies Record<string, ErrorCode>;

type MagicCode = (typeof phoneEndings)[keyof typeof phoneEndings];

/** Returns whether a phone number causes this error code. */
export const runsInto = (phone: string, code: MagicCode): boolean =>
  (phoneEndings as Readonly<Record<string, ErrorCode>>)[phone.slice(-4)] === code;

/** Functions of a game provider that can fail. */
export const providerFaults = ['activate', 'transfer', 'reset', 'launch'] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** Game providers with failing functions, unless the settings change them. */
export const faultyProviders: Record<string, ProviderFault[]> = {
  STORM: ['transfer'],
  MIST: ['activate'],
  FROST: ['reset'],
  AREASLOT: ['launch'],
};

/** Satang of a withdrawal that the bank rejects: ฿500.13 is returned. */
export const rejectedSatang = 13;

/** Satang of an invite amount that cannot be received as a bonus (INVITE_BONUS_FAIL). */
export const failingInviteSatang = 13;

/** Prefix of the name of a chat file whose upload fails (SLIP_UPLOAD_FAIL). */
export const failingFileName = 'upload-fail';

/** Commands of the chat, and the replies of support. */
export const chatCommands = {
  '/text': 'an answer in words',
  '/buttons': 'an answer with a button of each type',
  '/image': 'an answer with a picture',
  '/video': 'an answer with a video',
  '/file': 'an answer with a file',
  '/quick': 'an answer with quick replies',
  '/cards': 'an answer with two cards',
  '/postback': 'an answer of the type postback',
  '/other': 'an answer of the type other',
  '/many': 'twelve answers at once',
  '/slow': 'an answer after 30 seconds',
  '/silent': 'no answer',
  '/hangup': 'the connection ends',
} as const;

export type ChatCommand = keyof typeof chatCommands;
