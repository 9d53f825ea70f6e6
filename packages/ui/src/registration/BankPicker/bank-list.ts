/** How banks are named, found and ordered; pure. */
import type { Bank } from '@wallet/contract/registration';

/** A bank as it is offered. */
export interface OfferedBank {
  readonly code: string;
  /** Its name in the active language where that is known, else as the backend writes it. */
  readonly name: string;
  /** The backend's own Thai name, where the name is another. */
  readonly nameTH?: string;
  /** Everything it can be found by, in small letters. */
  readonly found: string;
}

/** Banks most players have; first where the market recommends banks (spec 1). */
const popularBanks: readonly string[] = ['KBANK', 'SCB', 'KTB', 'BBL', 'GSB', 'BAY'];

/** Names a bank: in Thai as the backend writes it, else by the translated name of its code. */
export function offerBank(
  { code, nameTH }: Bank,
  translated: string | undefined,
  isThai: boolean,
): OfferedBank {
  const name = isThai ? nameTH : (translated ?? nameTH);
  return {
    code,
    name,
    ...(name !== nameTH && { nameTH }),
    found: [code, nameTH, translated ?? ''].join(' ').toLowerCase(),
  };
}

/** The banks that match a search, those with the popular ones apart and in their own order, the rest by name. */
export function arrangeBanks(
  banks: readonly OfferedBank[],
  { search, tag, hasPopular }: { search: string; tag: string; hasPopular: boolean },
): { readonly popular: readonly OfferedBank[]; readonly others: readonly OfferedBank[] } {
  const wanted = search.trim().toLowerCase();
  const matching = banks.filter(({ found }) => found.includes(wanted));
  const { compare } = new Intl.Collator(tag);
  const isPopular = ({ code }: OfferedBank) => hasPopular && popularBanks.includes(code);
  return {
    popular: matching
      .filter(isPopular)
      .sort((a, b) => popularBanks.indexOf(a.code) - popularBanks.indexOf(b.code)),
    others: matching.filter((bank) => !isPopular(bank)).sort((a, b) => compare(a.name, b.name)),
  };
}
