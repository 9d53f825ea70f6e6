/** The bindings of all nouns. */
import { bonusHttp } from './domains/bonus/bonus.http.ts';
import { depositHttp } from './domains/deposit/deposit.http.ts';
import { chatHttp } from './domains/chat/chat.http.ts';
import { gameHttp } from './domains/game/game.http.ts';
import { inviteHttp } from './domains/invite/invite.http.ts';
import { profileHttp } from './domains/profile/profile.http.ts';
import { refundHttp } from './domains/refund/refund.http.ts';
import { registrationHttp } from './domains/registration/registration.http.ts';
import { authenticate } from './domains/session/session.ts';
import { sessionHttp } from './domains/session/session.http.ts';
import { siteHttp } from './domains/site/site.http.ts';
import { readSettings } from './domains/site/site.ts';
import { spinHttp } from './domains/spin/spin.http.ts';
import { statementHttp } from './domains/statement/statement.http.ts';
import { walletHttp } from './domains/wallet/wallet.http.ts';
import { withdrawHttp } from './domains/withdraw/withdraw.http.ts';
import type { Binding } from './http/bind.ts';
import type { AuthGuard } from './http/pipeline.ts';

export const bindings: readonly Binding[] = [
  sessionHttp,
  registrationHttp,
  profileHttp,
  siteHttp,
  walletHttp,
  depositHttp,
  withdrawHttp,
  gameHttp,
  chatHttp,
  bonusHttp,
  inviteHttp,
  refundHttp,
  spinHttp,
  statementHttp,
];

/** Access rules of session and site. */
export const authGuard: AuthGuard = {
  authenticate,
  isOpen: (world) => readSettings(world).status === 'active',
  isBlocked: (world, ip) => readSettings(world).blockedIps.includes(ip),
};
