/** The table of all magic values, for the docs and the tests. */
import type { ErrorCode } from '@wallet/contract/errors';
import { slipNotes } from '@wallet/contract/statement';
import { byHand, qrEndings } from './deposit/magic.ts';
import {
  chatCommands,
  failingFileName,
  failingInviteSatang,
  faultyProviders,
  phoneEndings,
  rejectedSatang,
  type ProviderFault,
} from './magic.ts';

export interface MagicValue {
  readonly where: string;
  readonly value: string;
  readonly outcome: string;
}

const codeOfFault: Record<ProviderFault, ErrorCode> = {
  activate: 'SLOT_ACTIVATE_FAIL',
  transfer: 'TRANSFER_FAIL',
  reset: 'SLOT_RESET_PASSWORD_FAIL',
  launch: 'NO_GAME',
};

const depositMagic = [
  ...Object.entries(qrEndings).map(([satang, { outcome }]) => ({
    where: 'QR code',
    value: `amount ends in .${satang}`,
    outcome,
  })),
  { where: 'slip', value: 'file name holds 250baht', outcome: 'worth ฿250.00 instead of ฿100.00' },
  { where: 'slip', value: `file name holds ${byHand}`, outcome: 'in progress until its manual review' },
  ...Object.keys(slipNotes).map((note) => ({
    where: 'slip',
    value: `file name holds ${note}`,
    outcome: `FAILED (${note})`,
  })),
  { where: 'gift link', value: 'code ends in THB250', outcome: 'worth ฿250.00 instead of ฿100.00' },
  { where: 'gift link', value: 'code ends in THB1', outcome: 'TRANSFER_MINIMUM' },
  { where: 'gift link', value: 'code ends in GONE', outcome: 'TRUELINK_INVALID' },
  { where: 'gift link', value: 'code ends in USED', outcome: 'TRUELINK_DUPLICATE' },
] as const satisfies readonly { where: string; value: string; outcome: string }[];

export const magicValues: readonly MagicValue[] = [
  ...Object.entries(phoneEndings).map(([ending, code]) => ({
    where: 'phone number',
    value: `ends in ${ending}`,
    outcome: code,
  })),
  ...Object.entries(faultyProviders).flatMap(([slotCode, faults]) =>
    faults.map((fault) => ({ where: 'game account', value: slotCode, outcome: codeOfFault[fault] })),
  ),
  {
    where: 'withdrawal',
    value: `amount ends in .${rejectedSatang}`,
    outcome: 'rejected after its waiting time, the money is returned',
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
