/** The scenarios there are, by name. */
import { Refused } from '../world/refused.ts';
import { bonusReachedLimitScenario } from './book/bonus-reached-limit.ts';
import { chatAgentAnswersScenario } from './book/chat-agent-answers.ts';
import { chatReconnectScenario } from './book/chat-reconnect.ts';
import { couponExpiredScenario } from './book/coupon-expired.ts';
import { defaultScenario } from './book/default.ts';
import { emptyScenario } from './book/empty.ts';
import { expiredSessionScenario } from './book/expired-session.ts';
import { flakyLookupsScenario } from './book/flaky-lookups.ts';
import { gameLaunchSlowScenario } from './book/game-launch-slow.ts';
import { giftLinkUsedTwiceScenario } from './book/gift-link-used-twice.ts';
import { inviteDueScenario } from './book/invite-due.ts';
import { longStatementScenario } from './book/long-statement.ts';
import { lostAnswersScenario } from './book/lost-answers.ts';
import { otpBlockedScenario } from './book/otp-blocked.ts';
import { otpOffScenario } from './book/otp-off.ts';
import { promotionCodeScenario } from './book/promotion-code.ts';
import { qrCancelledScenario } from './book/qr-cancelled.ts';
import { qrExpiresScenario } from './book/qr-expires.ts';
import { qrPaidScenario } from './book/qr-paid.ts';
import { rateLimitedScenario } from './book/rate-limited.ts';
import { refundDueScenario } from './book/refund-due.ts';
import { registeredByInviteScenario } from './book/registered-by-invite.ts';
import { serviceTerminatesMidwayScenario } from './book/service-terminates-midway.ts';
import { slipDuplicateThenPaidScenario } from './book/slip-duplicate-then-paid.ts';
import { slipRejectedScenario } from './book/slip-rejected.ts';
import { slipWindowClosedScenario } from './book/slip-window-closed.ts';
import { slowNetworkScenario } from './book/slow-network.ts';
import { spinWinsScenario } from './book/spin-wins.ts';
import { terminatedScenario } from './book/terminated.ts';
import { transferProviderDownScenario } from './book/transfer-provider-down.ts';
import { withdrawLostAnswerScenario } from './book/withdraw-lost-answer.ts';
import { withdrawRejectedScenario } from './book/withdraw-rejected.ts';
import type { Scenario } from './scenario.ts';

export const book: readonly Scenario[] = [
  defaultScenario,
  emptyScenario,
  otpOffScenario,
  terminatedScenario,
  lostAnswersScenario,
  longStatementScenario,
  qrPaidScenario,
  qrExpiresScenario,
  qrCancelledScenario,
  slipDuplicateThenPaidScenario,
  slipRejectedScenario,
  slipWindowClosedScenario,
  giftLinkUsedTwiceScenario,
  withdrawRejectedScenario,
  withdrawLostAnswerScenario,
  transferProviderDownScenario,
  bonusReachedLimitScenario,
  promotionCodeScenario,
  inviteDueScenario,
  registeredByInviteScenario,
  refundDueScenario,
  spinWinsScenario,
  couponExpiredScenario,
  expiredSessionScenario,
  otpBlockedScenario,
  rateLimitedScenario,
  slowNetworkScenario,
  flakyLookupsScenario,
  gameLaunchSlowScenario,
  chatAgentAnswersScenario,
  chatReconnectScenario,
  serviceTerminatesMidwayScenario,
];

/** The scenario of that name. Throws a Refused that lists the names there are. */
export function findScenario(name: string): Scenario {
  const scenario = book.find((one) => one.name === name);
  if (!scenario)
    throw new Refused(
      'senseless',
      `No scenario ${name}; there is ${book.map((one) => one.name).join(', ')}.`,
    );
  return scenario;
}
