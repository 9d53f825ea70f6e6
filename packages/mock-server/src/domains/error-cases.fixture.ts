/** The cases of all error codes of the nouns; those common to all calls are in common-cases.fixture.ts. */
import { bonusCases } from './bonus/bonus-cases.fixture.ts';
import { chatCases } from './chat/chat-cases.fixture.ts';
import { depositCases } from './deposit/deposit-cases.fixture.ts';
import { gameCases } from './game/game-cases.fixture.ts';
import { inviteCases } from './invite/invite-cases.fixture.ts';
import { profileCases } from './profile/profile-cases.fixture.ts';
import { refundCases } from './refund/refund-cases.fixture.ts';
import { registrationCases } from './registration/registration-cases.fixture.ts';
import { sessionCases } from './session/session-cases.fixture.ts';
import { spinCases } from './spin/spin-cases.fixture.ts';
import { walletCases } from './wallet/wallet-cases.fixture.ts';
import type { ErrorCases } from './error-case.fixture.ts';
import { withdrawCases } from './withdraw/withdraw-cases.fixture.ts';

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
