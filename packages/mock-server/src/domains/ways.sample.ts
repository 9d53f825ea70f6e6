/** Every way to every code that a noun answers by its own rules; what all calls answer alike is in http/common.ways.ts. */
import { bonusWays } from './bonus/bonus.ways.ts';
import { chatWays } from './chat/chat.ways.ts';
import { depositWays } from './deposit/deposit.ways.ts';
import { gameWays } from './game/game.ways.ts';
import { inviteWays } from './invite/invite.ways.ts';
import { profileWays } from './profile/profile.ways.ts';
import { refundWays } from './refund/refund.ways.ts';
import { registrationWays } from './registration/registration.ways.ts';
import { sessionWays } from './session/session.ways.ts';
import { spinWays } from './spin/spin.ways.ts';
import { walletWays } from './wallet/wallet.ways.ts';
import type { Ways } from './way.sample.ts';
import { withdrawWays } from './withdraw/withdraw.ways.ts';

export const ways: Ways = {
  ...sessionWays,
  ...registrationWays,
  ...profileWays,
  ...walletWays,
  ...depositWays,
  ...withdrawWays,
  ...gameWays,
  ...bonusWays,
  ...inviteWays,
  ...refundWays,
  ...spinWays,
  ...chatWays,
};
