/** The two builds of the product, side by side (spec 1, 5, 9). */

/** Languages as they are stored, sent and kept in the cookie (decisions 19). */
export const languages = ['th', 'la', 'en'] as const;
export type Language = (typeof languages)[number];

/** Currencies of the registration choice. */
export const currencies = ['LAK', 'BAHT'] as const;
export type Currency = (typeof currencies)[number];

interface Market {
  /** The language of a first visit. */
  readonly defaultLanguage: Language;
  /** The exact number of digits of a phone number, or the range sent as typed (decisions 23). */
  readonly phone: { readonly exactly: number } | { readonly from: number; readonly to: number };
  /** Currencies offered at registration, the default first; one means no choice is shown. */
  readonly currencies: readonly [Currency, ...Currency[]];
  /** Whether popular banks are shown first. */
  readonly recommendsBanks: boolean;
}

export const markets = {
  thailand: {
    defaultLanguage: 'th',
    phone: { exactly: 10 },
    currencies: ['BAHT'],
    recommendsBanks: true,
  },
  laos: {
    defaultLanguage: 'la',
    phone: { from: 4, to: 15 },
    currencies: ['LAK', 'BAHT'],
    recommendsBanks: false,
  },
} as const satisfies Record<string, Market>;

export type MarketName = keyof typeof markets;
export const marketNames = Object.keys(markets) as MarketName[];
