/** The cases of all error codes of the nouns; those common to all calls are in common.cases.ts. */
import { bonusCases } from './bonus/bonus.cases.ts';
import { chatCases } from './chat/chat.cases.ts';
import { depositCases } from './deposit/deposit.cases.ts';
import { gameCases } from './game/game.cases.ts';
import { inviteCases } from './invite/invite.cases.ts';
import { profileCases } from './profile/profile.cases.ts';
import { refundCases } from './refund/refund.cases.ts';
import { registrationCases } from './registration/registration.cases.ts';
import { sessionCases } from './session/session.cases.ts';
import { spinCases } from './spin/spin.cases.ts';
import { walletCases } from './wallet/wallet.cases.ts';
import type { ErrorCases } from './error-case.fixture.ts';
import { withdrawCases } from './withdraw/withdraw.cases.ts';

export const errorCases: ErrorCases = {
  ...sessionCases,
  ...registrationCases,
  ...profileCases,
  ...walletCases,
  ...depositCases,
  ...withdrawCases,
  ...gameCases,
  ...bonusCases,
  ...inviteCases,
  ...refundCases,
  ...spinCases,
  ...chatCases,
};
