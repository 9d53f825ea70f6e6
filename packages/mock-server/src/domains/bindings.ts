import { bonusHttp } from './bonus/bonus.http.ts';
import { depositHttp } from './deposit/deposit.http.ts';
import { chatHttp } from './chat/chat.http.ts';
import { gameHttp } from './game/game.http.ts';
import { inviteHttp } from './invite/invite.http.ts';
import type { Member } from './profile/member.ts';
import { profileHttp } from './profile/profile.http.ts';
import { refundHttp } from './refund/refund.http.ts';
import { registrationHttp } from './registration/registration.http.ts';
import { authenticate } from './session/session.ts';
import { sessionHttp } from './session/session.http.ts';
import { siteHttp } from './site/site.http.ts';
import { readSettings } from './site/site.ts';
import { spinHttp } from './spin/spin.http.ts';
import { statementHttp } from './statement/statement.http.ts';
import { walletHttp } from './wallet/wallet.http.ts';
import { withdrawHttp } from './withdraw/withdraw.http.ts';
import type { Bindings } from '../http/bind.ts';
import type { AuthGuard } from '../http/pipeline.ts';

export const bindings: Bindings = {
  session: sessionHttp,
  registration: registrationHttp,
  profile: profileHttp,
  site: siteHttp,
  wallet: walletHttp,
  deposit: depositHttp,
  withdraw: withdrawHttp,
  game: gameHttp,
  chat: chatHttp,
  bonus: bonusHttp,
  invite: inviteHttp,
  refund: refundHttp,
  spin: spinHttp,
  statement: statementHttp,
};

export type MemberGuard = AuthGuard<Member>;

/** Access rules of session and site. */
export const authGuard: MemberGuard = {
  authenticate,
  isOpen: (world) => readSettings(world).status === 'active',
  isBlocked: (world, ip) => readSettings(world).blockedIps.includes(ip),
};
