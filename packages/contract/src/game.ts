import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Done } from './wire/done.ts';
import { kindOf } from './wire/kind.ts';
import { orElse } from './wire/lenient.ts';
import { Baht } from './wire/money.ts';
import { Address, requiredText, segment, text } from './wire/text.ts';

/** The three kinds of games, in the order of the home page. */
export const slotCategories = ['slot', 'sport', 'lotto'] as const;
export type SlotCategory = (typeof slotCategories)[number];

/**
 * A provider, and the member's account there. `amount`: the balance in satang; a client may lack it. `amount` ×
 * `ftWalletSlot` is the balance in the provider's unit (spec 2, /user/home).
 */
export const Slot = z.object({
  code: requiredText(32),
  name: requiredText(100),
  category: kindOf(slotCategories),
  logo: Address,
  background: Address,
  isActive: z.boolean(),
  amount: orElse(Baht, undefined),
  ftWalletSlot: orElse(z.number().check(z.minimum(0), z.maximum(1_000_000)), 1),
  web: z.optional(Address),
  android: z.optional(Address),
  ios: z.optional(Address),
});
export type Slot = z.infer<typeof Slot>;

/** The login of the member at the provider. `event`: hidden fields of its login form, by name (spec 3). */
export const SlotAccount = z.object({
  username: requiredText(64),
  password: text(100),
  event: z.optional(z.record(z.string(), z.string())),
});
export type SlotAccount = z.infer<typeof SlotAccount>;

/**
 * How a game opens. `link`: by a link with a session. `password-link`: the same, and the provider requires the password,
 * too (decisions 13). `app`: in the provider's app, or at its website on a phone without one. `site`: at its website, or in
 * its app. With both the player signs in by hand. `form`: by posting the login form to the website; an account without the
 * fields of the form opens like `site`.
 */
export type LaunchMethod = 'link' | 'password-link' | 'form' | 'app' | 'site';

/** Providers with an automatic login call (spec 7, Auto login), and how each opens (decisions 79). */
const autoLogins = {
  pg: 'link',
  betflix: 'link',
  askmebet: 'link',
  imi: 'password-link',
  usun: 'password-link',
  areaslot: 'link',
  circus: 'link',
  slotracha: 'link',
  pgslot: 'link',
  joker2: 'link',
  huayhd: 'password-link',
} as const satisfies Record<string, LaunchMethod>;
export type AutoLoginProvider = keyof typeof autoLogins;
export const autoLoginProviders = Object.keys(autoLogins) as readonly AutoLoginProvider[];

/** Other providers with a special login (spec 9), and how each opens (decisions 79). */
const specialLaunches = new Map<string, LaunchMethod>([
  ['JOKER', 'app'],
  ['SEXYGAME', 'site'],
  ['UFABET', 'form'],
  ['SUPERSLOT', 'site'],
  ['SLOTXO', 'app'],
]);

/** Returns how the games of a provider open: by default at its website. */
export function launchMethod(slotCode: string): LaunchMethod {
  const provider = autoLoginProviderOf(slotCode);
  return provider ? autoLogins[provider] : (specialLaunches.get(slotCode) ?? 'site');
}

/** Returns the provider's name in the automatic login call, if it has one. */
export const autoLoginProviderOf = (slotCode: string): AutoLoginProvider | undefined =>
  autoLoginProviders.find((provider) => provider.toUpperCase() === slotCode);

/** Returns the login form of a provider, or undefined when the player signs in by hand. */
export function loginForm(
  slotCode: string,
  { username, password, event }: SlotAccount,
): Readonly<Record<string, string>> | undefined {
  return launchMethod(slotCode) === 'form' && event ? { ...event, username, password } : undefined;
}

/** Size of a game card in CSS pixels, and cards per row (spec 2, /user/home). */
export const gameCard = { width: 300, height: 211, shown: 3 } as const;

const BySlot = z.object({ slotCode: segment(32) });
const Credential = segment(100);
const Launch = z.object({ link: Address });

const launching = ['NO_GAME', 'SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'] as const;

export const game = router({
  activate: effect({
    path: '/api/wallet/activate/:slotCode',
    summary: 'Opens an account at a provider (spec 4, Game account).',
    pathParams: BySlot,
    response: Done,
    errors: ['NO_GAME', 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
  }),
  account: read({
    path: '/api/wallet/account/:slotCode',
    summary: 'User name and password at a provider (spec 3, Slot account).',
    pathParams: BySlot,
    response: SlotAccount,
    errors: ['NO_GAME', 'SLOT_NO_ACCOUNT'],
  }),
  resetPassword: effect({
    path: '/api/wallet/resetpassword/:slotCode',
    summary: 'Replaces the password; the account stays active (spec 4, Game account).',
    pathParams: BySlot,
    response: Done,
    errors: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL', 'REQUEST_LIMIT_1MIN'],
  }),
  autoLogin: read({
    path: '/api/autoLogin/:provider/:username',
    summary: 'A link that opens a provider with a session (spec 7, Auto login).',
    pathParams: z.object({ provider: z.enum(autoLoginProviders), username: Credential }),
    response: Launch,
    errors: launching,
  }),
  autoLoginWithPassword: read({
    path: '/api/autoLogin/:provider/:username/:password',
    summary: 'A link that opens a provider that requires the password (spec 7, Auto login).',
    pathParams: z.object({
      provider: z.enum(autoLoginProviders),
      username: Credential,
      password: Credential,
    }),
    response: Launch,
    errors: launching,
  }),
});
