/** The two builds of the product, side by side (spec 1, 5, 9). */

/** Languages as in storage, requests and the cookie (decisions 19). */
export const languages = ['th', 'la', 'en'] as const;
export type Language = (typeof languages)[number];

/** Currencies of the registration choice. */
export const currencies = ['LAK', 'BAHT'] as const;
export type Currency = (typeof currencies)[number];

interface Market {
  /** The language of a first visit. */
  readonly defaultLanguage: Language;
  /** Country code, and the exact number of digits where it is checked (spec 5, decisions 23). */
  readonly phone: { readonly countryCode: string; readonly exactly?: number };
  /** Minimum and maximum digits of a bank account number (decisions 40). */
  readonly accountDigits: { readonly from: number; readonly to: number };
  /** Currencies at registration, the default first. A single one is not shown. */
  readonly currencies: readonly [Currency, ...Currency[]];
  /** Whether popular banks are shown first. */
  readonly recommendsBanks: boolean;
}

/** The settings of each build. */
export const markets = {
  thailand: {
    defaultLanguage: 'th',
    phone: { countryCode: '66', exactly: 10 },
    accountDigits: { from: 10, to: 15 },
    currencies: ['BAHT'],
    recommendsBanks: true,
  },
  laos: {
    defaultLanguage: 'la',
    phone: { countryCode: '856' },
    accountDigits: { from: 8, to: 20 },
    currencies: ['LAK', 'BAHT'],
    recommendsBanks: false,
  },
} as const satisfies Record<string, Market>;

/** The name of a build. */
export type MarketName = keyof typeof markets;
export const marketNames = Object.keys(markets) as MarketName[];
