/** What an amount for a QR code must satisfy before it is asked for (spec 5, QR amount). Pure; amounts in satang. */
import { qrProviders, qrRequestMinimum } from '@wallet/contract/deposit';
import { fromBaht, satang, type Satang } from '@wallet/contract/wire/money';

/** What a provider of codes offers and takes. */
export interface QrTerms {
  readonly presets: readonly Satang[];
  readonly minimum: Satang;
}

/** The terms of a provider; one that the specification does not name has no presets. Below one baht nothing is asked for. */
export function qrTermsOf(provider: string): QrTerms {
  const { presets, minimum } = (
    qrProviders as Readonly<Record<string, { presets: readonly number[]; minimum: number }>>
  )[provider] ?? { presets: [], minimum: 0 };
  return {
    presets: presets.map(fromBaht),
    minimum: satang(Math.max(fromBaht(minimum), fromBaht(qrRequestMinimum))),
  };
}

/** Why no code can be made for what is typed; undefined when it can. */
export function checkQrAmount(
  amount: Satang | undefined,
  { minimum }: QrTerms,
): 'missing' | 'minimum' | undefined {
  if (amount === undefined || amount <= 0) return 'missing';
  return amount < minimum ? 'minimum' : undefined;
}
