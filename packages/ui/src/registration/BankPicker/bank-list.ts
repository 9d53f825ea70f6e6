/** Names, search and order of banks. */
import type { Bank } from '@wallet/contract/registration';

export interface OfferedBank {
  readonly code: string;
  /** Name in the active language, or the backend's name. */
  readonly name: string;
  /** Thai name of the backend, if the shown name differs. */
  readonly nameTH?: string;
  /** Searchable text in lower case. */
  readonly searchText: string;
}

/** Most common banks; listed first where the market recommends banks (spec 1). */
const popularBanks: readonly string[] = ['KBANK', 'SCB', 'KTB', 'BBL', 'GSB', 'BAY'];

/** Returns the option of a bank: the backend's name in Thai, else the translated name of its code. */
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
    searchText: [code, nameTH, translated ?? ''].join(' ').toLowerCase(),
  };
}

/** Returns the matching banks: popular ones in their own order, the rest by name. */
export function arrangeBanks(
  banks: readonly OfferedBank[],
  { search, tag, hasPopular }: { search: string; tag: string; hasPopular: boolean },
): { readonly popular: readonly OfferedBank[]; readonly others: readonly OfferedBank[] } {
  const wanted = search.trim().toLowerCase();
  const matching = banks.filter(({ searchText }) => searchText.includes(wanted));
  const { compare } = new Intl.Collator(tag);
  const isPopular = ({ code }: OfferedBank) => hasPopular && popularBanks.includes(code);
  return {
    popular: matching
      .filter(isPopular)
      .sort((a, b) => popularBanks.indexOf(a.code) - popularBanks.indexOf(b.code)),
    others: matching.filter((bank) => !isPopular(bank)).sort((a, b) => compare(a.name, b.name)),
  };
}
