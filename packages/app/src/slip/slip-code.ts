/** What a code in a picture says about it: the code of a slip, a code to pay with, or something else. */
import { checksum, fieldsUntil } from '@wallet/contract/wire/emv';
import { bankNumbers, readMiniQr } from '@wallet/contract/wire/mini-qr';

/** A slip as its own code tells it. The code holds no amount, payee or date: it never tells that the money came. */
export interface SlipCode {
  /** Who issued it, by a short name; undefined for a bank that is not known. */
  readonly issuer: string | undefined;
  /** By what the same slip is known again. */
  readonly reference: string;
}

/** Reads the code of a slip of a Thai bank, of TrueMoney or of BCEL One; undefined for any other text. */
export function readSlipCode(text: string): SlipCode | undefined {
  const mini = readMiniQr(text);
  if (mini) return { issuer: bankNumbers[mini.bank], reference: `${mini.bank}:${mini.reference}` };
  return readTrueMoney(text) ?? readOneProof(text);
}

/** Whether a text is a code to pay with: for a transfer that is still to be made. */
export const isPaymentCode = (text: string): boolean => sealedFields(text, '63')?.get('00') === '01';

/** The slip of a TrueMoney wallet: laid out like a bank's, with its own kind and its transaction number. */
function readTrueMoney(text: string): SlipCode | undefined {
  const inner = fieldsUntil(sealedFields(text, '91')?.get('00') ?? '')?.fields;
  const reference = inner?.get('03');
  const isTrueMoney = inner?.get('00') === '01' && inner.get('01') === '01';
  return isTrueMoney && reference ? { issuer: 'TrueMoney', reference: `truemoney:${reference}` } : undefined;
}

/** The slip of BCEL One, a bank in Laos: laid out like a code to pay with, with its ticket in field 33. */
function readOneProof(text: string): SlipCode | undefined {
  const proof = fieldsUntil(sealedFields(text, '63')?.get('33') ?? '')?.fields;
  const reference = proof?.get('04') ?? proof?.get('03');
  const isProof = proof?.get('00') === 'BCEL' && proof.get('01') === 'ONEPROOF';
  return isProof && reference ? { issuer: 'BCEL', reference: `bcel:${reference}` } : undefined;
}

/** The fields of a text that ends with its checksum in the field of that tag; undefined where it does not fit. */
function sealedFields(text: string, seal: string): ReadonlyMap<string, string> | undefined {
  const read = fieldsUntil(text, seal);
  const crc = read?.fields.get(seal);
  if (!read || crc?.length !== 4 || read.length !== text.length) return undefined;
  return crc.toUpperCase() === checksum(text.slice(0, -4)) ? read.fields : undefined;
}
