/** Every noun whose rules exist, bound to its calls. The rest is listed in `comingCalls` of the contract. */
import { gameHttp } from './domains/game/game.http.ts';
import { profileHttp } from './domains/profile/profile.http.ts';
import { registrationHttp } from './domains/registration/registration.http.ts';
import { authenticate } from './domains/session/session.ts';
import { sessionHttp } from './domains/session/session.http.ts';
import { siteHttp } from './domains/site/site.http.ts';
import { readSettings } from './domains/site/site.ts';
import { statementHttp } from './domains/statement/statement.http.ts';
import { walletHttp } from './domains/wallet/wallet.http.ts';
import { withdrawHttp } from './domains/withdraw/withdraw.http.ts';
import type { Binding } from './http/bind.ts';
import type { Gate } from './http/pipeline.ts';

export const bindings: readonly Binding[] = [
  sessionHttp,
  registrationHttp,
  profileHttp,
  siteHttp,
  walletHttp,
  withdrawHttp,
  gameHttp,
  statementHttp,
];

/** What session and site say about who may come in. */
export const gate: Gate = {
  authenticate,
  isOpen: (world) => readSettings(world).status === 'active',
  isBlocked: (world, ip) => readSettings(world).blockedIps.includes(ip),
};
