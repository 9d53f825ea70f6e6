/** Every verb, by noun and by name; `members` are what profile and registration are about. */
import { bonusVerbs } from './bonus/bonus.verbs.ts';
import { chatVerbs } from './chat/chat.verbs.ts';
import { depositVerbs } from './deposit/deposit.verbs.ts';
import { gameVerbs } from './game/game.verbs.ts';
import { inviteVerbs } from './invite/invite.verbs.ts';
import { memberVerbs } from './profile/profile.verbs.ts';
import { refundVerbs } from './refund/refund.verbs.ts';
import { registrationVerbs } from './registration/registration.verbs.ts';
import { sessionVerbs } from './session/session.verbs.ts';
import { siteVerbs } from './site/site.verbs.ts';
import { spinVerbs } from './spin/spin.verbs.ts';
import type { Verb } from './verb.ts';
import { walletVerbs } from './wallet/wallet.verbs.ts';
import { withdrawVerbs } from './withdraw/withdraw.verbs.ts';

export const verbs = {
  members: memberVerbs,
  session: sessionVerbs,
  registration: registrationVerbs,
  site: siteVerbs,
  wallet: walletVerbs,
  deposit: depositVerbs,
  withdraw: withdrawVerbs,
  game: gameVerbs,
  bonus: bonusVerbs,
  invite: inviteVerbs,
  refund: refundVerbs,
  spin: spinVerbs,
  chat: chatVerbs,
} as const;

/** All verbs in one list. */
export const allVerbs: readonly Verb[] = Object.values(verbs).flatMap((ofNoun) =>
  Object.values<Verb>(ofNoun),
);

const byName = new Map(allVerbs.map((verb) => [verb.name, verb]));

/** The verb of that name, e.g. `deposit.payQr`. */
export const findVerb = (name: string): Verb | undefined => byName.get(name);
