/** Validation of a QR amount (spec 5, QR amount). Amounts are in satang. */
import { qrProviders, qrRequestMinimum } from '@wallet/contract/deposit';
import { type Satang, satang } from '@wallet/contract/wire/money';

/** Presets and minimum of a provider. */
export interface QrTerms {
  readonly presets: readonly Satang[];
  readonly minimum: Satang;
}

/** Returns the terms of a provider. An unlisted one has no presets; the minimum is at least one baht. */
export function qrTermsOf(provider: string): QrTerms {
  const { presets, minimum } = (qrProviders as Readonly<Record<string, QrTerms>>)[provider] ?? {
    presets: [],
    minimum: qrRequestMinimum,
  };
  return {
    presets,
    minimum: satang(Math.max(minimum, qrRequestMinimum)),
  };
}

/** Returns the error of an amount; undefined for a valid one. */
export function checkQrAmount(
  amount: Satang | undefined,
  { minimum }: QrTerms,
): 'missing' | 'minimum' | undefined {
  if (amount === undefined || amount <= 0) return 'missing';
  return amount < minimum ? 'minimum' : undefined;
}
