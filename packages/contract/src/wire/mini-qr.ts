/**
 * The mini QR code on slips of Thai banks: the sending bank and the reference of the transfer. It holds no amount,
 * payee or date, so it identifies a slip but proves no payment.
 */
import { checksum, field, fieldsUntil, withChecksum } from './emv.ts';

export interface MiniQr {
  /** Three digits of the sending bank. */
  readonly bank: string;
  /** The bank's reference of the transfer. */
  readonly reference: string;
}

/** Thai banks in the app by their number at the Bank of Thailand. */
export const bankNumbers: Readonly<Record<string, string>> = {
  '002': 'BBL',
  '004': 'KBANK',
  '006': 'KTB',
  '011': 'TTB',
  '014': 'SCB',
  '022': 'CIMB',
  '024': 'UOB',
  '025': 'BAY',
  '030': 'GSB',
  '033': 'GHB',
  '034': 'BAAC',
  '066': 'IBANK',
  '067': 'TISCO',
  '069': 'KKP',
  '073': 'LHB',
};

const kind = '000001';
const payload = '00';
const country = '51';
const seal = '91';

/** The start of a code: its first field holds the kind. */
const beginning = new RegExp(`${payload}\\d\\d${field('00', kind)}`, 'g');

/** The end of a code whose bank app drops leading zeros of the checksum. */
const shortSeal = new RegExp(`${seal}04([0-9A-Fa-f]{1,3})$`);

/** Returns the text of a code, which `readMiniQr` reads. */
export const writeMiniQr = ({ bank, reference }: MiniQr): string =>
  withChecksum(
    field(payload, field('00', kind) + field('01', bank) + field('02', reference)) + field(country, 'TH'),
    seal,
  );

/** Returns the first complete code in a text, for example in the bytes of a picture. */
export function findMiniQr(text: string): MiniQr | undefined {
  for (const { index } of text.matchAll(beginning)) {
    const found = readMiniQr(text.slice(index, index + 200));
    if (found) return found;
  }
  return undefined;
}

/** Returns the content of a code, undefined for other text or a wrong checksum. */
export function readMiniQr(text: string): MiniQr | undefined {
  const whole = text.replace(shortSeal, (_, digits: string) => field(seal, digits.padStart(4, '0')));
  const outer = fieldsUntil(whole, seal);
  const crc = outer?.fields.get(seal);
  if (!outer || crc === undefined) return undefined;
  if (crc.toUpperCase() !== checksum(whole.slice(0, outer.length - crc.length))) return undefined;
  const inner = fieldsUntil(outer.fields.get(payload) ?? '')?.fields;
  if (inner?.get('00') !== kind) return undefined;
  const [bank = '', reference = ''] = [inner.get('01'), inner.get('02')];
  return /^\d{3}$/.test(bank) && /^[A-Za-z0-9]{4,32}$/.test(reference) ? { bank, reference } : undefined;
}
