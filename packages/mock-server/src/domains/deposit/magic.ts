/** The magic values of deposits. */
import { slipNotes, type SlipNote } from '@wallet/contract/statement';
import { parseAmount, type Satang } from '@wallet/contract/wire/money';

/** The satang of a QR code's amount, and its outcome. */
export const qrEndings = {
  11: { ending: 'paid', outcome: 'paid 15 seconds later' },
  12: { ending: 'fails', outcome: 'QR_FAIL' },
  14: { ending: 'empty', outcome: 'no code, and the provider’s message why' },
} as const;

type QrEnding = (typeof qrEndings)[keyof typeof qrEndings]['ending'];

export const qrEndingOf = (amount: Satang): QrEnding | undefined =>
  (qrEndings as Readonly<Record<number, { ending: QrEnding }>>)[amount % 100]?.ending;

/** Part of a slip's file name: the slip waits for a manual review. */
export const byHand = 'BY_HAND';
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
