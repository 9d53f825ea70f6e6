/** Parses codes in images: the code of a slip, a payment code, or another code. */
import { checksum, fieldsUntil } from '@wallet/contract/wire/emv';
import { bankNumbers, readMiniQr } from '@wallet/contract/wire/mini-qr';

/** Content of a slip code. It has no amount, payee or date, so it never proves a payment. */
export interface SlipCode {
  /** Short name of the issuer; undefined for an unlisted bank. */
  readonly issuer: string | undefined;
  /** Identifies the slip. */
  readonly reference: string;
}

/** Parses the slip code of a Thai bank, TrueMoney or BCEL One; undefined for other texts. */
export function readSlipCode(text: string): SlipCode | undefined {
  const mini = readMiniQr(text);
  if (mini) return { issuer: bankNumbers[mini.bank], reference: `${mini.bank}:${mini.reference}` };
  return readTrueMoney(text) ?? readOneProof(text);
}

/** Returns whether a text is a payment code for a transfer still to be made. */
export const isPaymentCode = (text: string): boolean => sealedFields(text, '63')?.get('00') === '01';

/** A TrueMoney slip has the format of a bank slip, with its own kind and a transaction number. */
function readTrueMoney(text: string): SlipCode | undefined {
  const inner = fieldsUntil(sealedFields(text, '91')?.get('00') ?? '')?.fields;
  const reference = inner?.get('03');
  const isTrueMoney = inner?.get('00') === '01' && inner.get('01') === '01';
  return isTrueMoney && reference ? { issuer: 'TrueMoney', reference: `truemoney:${reference}` } : undefined;
}

/** A slip of BCEL One (Laos) has the format of a payment code, with its ticket in field 33. */
function readOneProof(text: string): SlipCode | undefined {
  const proof = fieldsUntil(sealedFields(text, '63')?.get('33') ?? '')?.fields;
  const reference = proof?.get('04') ?? proof?.get('03');
  const isProof = proof?.get('00') === 'BCEL' && proof.get('01') === 'ONEPROOF';
  return isProof && reference ? { issuer: 'BCEL', reference: `bcel:${reference}` } : undefined;
}

/** Parses the fields of a text whose checksum is in the field `seal`; undefined if it does not match. */
function sealedFields(text: string, seal: string): ReadonlyMap<string, string> | undefined {
  const read = fieldsUntil(text, seal);
  const crc = read?.fields.get(seal);
  if (!read || crc?.length !== 4 || read.length !== text.length) return undefined;
  return crc.toUpperCase() === checksum(text.slice(0, -4)) ? read.fields : undefined;
}
