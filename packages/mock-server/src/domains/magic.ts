/**
 * Magic values: what people who only click can type or choose to see a failure that otherwise needs a fault rule. One
 * table, shown in the docs; no rule of the operator, only the simulator's own.
 */
import type { ErrorCode } from '@wallet/contract/errors';
import { depositMagic } from './deposit/magic.ts';

/** The last four digits of a phone number, and the code the number runs into. */
const phoneEndings = {
  '9001': 'OTP_SEND_FAIL',
  '9002': 'OTP_VERIFY_FAIL',
  '9003': 'REGISTER_FAIL',
  '9004': 'GAME_ACTIVATION_FAIL',
  '9005': 'LOGIN_FAIL',
  '9006': 'NO_WALLET',
} as const satisfies Record<string, ErrorCode>;

type MagicCode = (typeof phoneEndings)[keyof typeof phoneEndings];

/** Whether a phone number is one that runs into this code. */
export const runsInto = (phone: string, code: MagicCode): boolean =>
  (phoneEndings as Readonly<Record<string, ErrorCode>>)[phone.slice(-4)] === code;

/** Functions that a game provider may refuse. */
export const providerFaults = ['activate', 'transfer', 'reset', 'launch'] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** Game providers that refuse something until the settings say otherwise. */
export const faultyProviders: Readonly<Record<string, readonly ProviderFault[]>> = {
  STORM: ['transfer'],
  MIST: ['activate'],
  FROST: ['reset'],
  AREASLOT: ['launch'],
};

/** A withdrawal whose satang are these is rejected by the bank: ฿500.13 comes back. */
export const rejectedSatang = 13;

/** An invite amount whose satang are these cannot be received as a bonus (INVITE_BONUS_FAIL). */
export const failingInviteSatang = 13;

/** A file sent in a chat whose name begins so cannot be kept (SLIP_UPLOAD_FAIL). */
export const failingFileName = 'upload-fail';

/** Commands of the chat, and the answers of support. */
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

/** A magic value as a reader needs it. */
export interface MagicValue {
  readonly where: string;
  readonly value: string;
  readonly outcome: string;
}

const refusedBy: Record<ProviderFault, ErrorCode> = {
  activate: 'SLOT_ACTIVATE_FAIL',
  transfer: 'TRANSFER_FAIL',
  reset: 'SLOT_RESET_PASSWORD_FAIL',
  launch: 'NO_GAME',
};

/** Every magic value. */
export const magicValues: readonly MagicValue[] = [
  ...Object.entries(phoneEndings).map(([ending, code]) => ({
    where: 'phone number',
    value: `ends in ${ending}`,
    outcome: code,
  })),
  ...Object.entries(faultyProviders).flatMap(([slotCode, faults]) =>
    faults.map((fault) => ({ where: 'game account', value: slotCode, outcome: refusedBy[fault] })),
  ),
  {
    where: 'withdrawal',
    value: `amount ends in .${rejectedSatang}`,
    outcome: 'rejected after its waiting time, the money returns',
  },
  {
    where: 'invite bonus',
    value: `amount ends in .${failingInviteSatang}`,
    outcome: 'INVITE_BONUS_FAIL',
  },
  ...depositMagic,
  { where: 'chat file', value: `name begins with ${failingFileName}`, outcome: 'SLIP_UPLOAD_FAIL' },
  ...Object.entries(chatCommands).map(([value, outcome]) => ({ where: 'chat message', value, outcome })),
];
