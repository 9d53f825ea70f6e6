/** Types of the keys: `t('withdraw:confirm')` is checked against the English files. */
import type {} from 'i18next';
import type bank from './en/bank.json';
import type bonus from './en/bonus.json';
import type chat from './en/chat.json';
import type common from './en/common.json';
import type deposit from './en/deposit.json';
import type error from './en/error.json';
import type game from './en/game.json';
import type invite from './en/invite.json';
import type profile from './en/profile.json';
import type refund from './en/refund.json';
import type registration from './en/registration.json';
import type session from './en/session.json';
import type site from './en/site.json';
import type spin from './en/spin.json';
import type statement from './en/statement.json';
import type wallet from './en/wallet.json';
import type withdraw from './en/withdraw.json';
import type { Namespace } from './namespaces.ts';

interface Sources {
  bank: typeof bank;
  bonus: typeof bonus;
  chat: typeof chat;
  common: typeof common;
  deposit: typeof deposit;
  error: typeof error;
  game: typeof game;
  invite: typeof invite;
  profile: typeof profile;
  refund: typeof refund;
  registration: typeof registration;
  session: typeof session;
  site: typeof site;
  spin: typeof spin;
  statement: typeof statement;
  wallet: typeof wallet;
  withdraw: typeof withdraw;
}

/** Texts by namespace. A namespace without a file does not compile. */
export type WordKeys = { [N in Namespace]: Sources[N] };

/** The texts of one namespace in one language, nested by key. */
export type WordTree = { readonly [key: string]: string | WordTree };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: WordKeys;
    returnNull: false;
  }
}
