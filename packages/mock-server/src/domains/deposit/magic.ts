/** The magic values of deposits; the table of all of them is in ../magic.ts. */
import type { SlipNote } from '@wallet/contract/statement';
import { slipNotes } from '@wallet/contract/statement';
import { parseAmount, type Satang } from '@wallet/contract/wire/money';

/** The satang of a QR code's amount, and its outcome. */
const qrEndings = {
  11: { ending: 'paid', outcome: 'paid 15 seconds later' },
  12: { ending: 'fails', outcome: 'QR_FAIL' },
  14: { ending: 'empty', outcome: 'no code, and the provider’s message why' },
} as const;

type QrEnding = (typeof qrEndings)[keyof typeof qrEndings]['ending'];

export const qrEndingOf = (amount: Satang): QrEnding | undefined =>
  (qrEndings as Readonly<Record<number, { ending: QrEnding }>>)[amount % 100]?.ending;

/** Part of a slip's file name: the slip waits for a manual review. */
const byHand = 'BY_HAND';
const slipOutcomes = [byHand, ...(Object.keys(slipNotes) as SlipNote[])] as const;

/** The magic outcome of a slip, by its file name. Lower case, dashes and spaces are accepted. */
export function slipFateOf(fileName: string): SlipNote | typeof byHand | undefined {
  const name = fileName.toUpperCase().replace(/[\s-]/g, '_');
  return slipOutcomes.find((outcome) => name.includes(outcome));
}

/** Returns the amount in the name of a slip file, as in `slip-250.50baht.png`; undefined without one. */
export function slipAmountOf(fileName: string): Satang | undefined {
  const text = /(?<![\d.])(\d{1,6}(?:\.\d{1,2})?)baht/i.exec(fileName)?.[1];
  return parseAmount(text ?? '') || undefined;
}

/** Returns the magic outcome of a gift link by the end of its code: its value, or a failure. */
export function giftOf(code: string): Satang | 'GONE' | 'USED' | undefined {
  const text = /THB(\d{1,6})$/.exec(code)?.[1];
  if (text !== undefined) return parseAmount(text);
  return (['GONE', 'USED'] as const).find((word) => code.endsWith(word));
}

export const depositMagic = [
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
