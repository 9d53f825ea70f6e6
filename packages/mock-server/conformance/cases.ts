/** All contract cases, in the order of the report. */
import type { ContractCase } from './case.ts';
import { effectsAsFound } from './cases/as-found/effects.ts';
import { listsAsFound } from './cases/as-found/lists.ts';
import { memberAsFound } from './cases/as-found/member.ts';
import { transferAsFound } from './cases/as-found/transfer.ts';
import { withdrawAsFound } from './cases/as-found/withdraw.ts';
import { badInputCases } from './cases/bad-input.ts';
import { chatCases } from './cases/chat.ts';
import { depositCases } from './cases/deposit.ts';
import { everyCallCases } from './cases/every-call.ts';
import { refundCases } from './cases/refund.ts';
import { gameCases } from './cases/game.ts';
import { intentCases } from './cases/intent.ts';
import { profileCases } from './cases/profile.ts';
import { registrationCases } from './cases/registration.ts';
import { sessionCases } from './cases/session.ts';
import { slipCases } from './cases/slip.ts';
import { socketCases } from './cases/socket.ts';
import { spinCases } from './cases/spin.ts';
import { walletCases } from './cases/wallet.ts';
import { withdrawCases } from './cases/withdraw.ts';

export const cases: readonly ContractCase[] = [
  ...everyCallCases,
  ...badInputCases,
  ...intentCases,
  ...sessionCases,
  ...registrationCases,
  ...profileCases,
  ...walletCases,
  ...depositCases,
  ...slipCases,
  ...withdrawCases,
  ...gameCases,
  ...refundCases,
  ...spinCases,
  ...chatCases,
  ...socketCases,
  ...memberAsFound,
  ...listsAsFound,
  ...transferAsFound,
  ...withdrawAsFound,
  ...effectsAsFound,
];
