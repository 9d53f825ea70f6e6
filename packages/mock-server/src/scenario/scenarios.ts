/** The built-in scenarios. */
import { suggestion } from '@wallet/deploy/nearest';
import { ControlError } from '../world/control-error.ts';
import { bonusReachedLimitScenario } from './scenarios/bonus-reached-limit.ts';
import { chatReconnectScenario } from './scenarios/chat-reconnect.ts';
import { defaultScenario } from './scenarios/default.ts';
import { emptyScenario } from './scenarios/empty.ts';
import { expiredSessionScenario } from './scenarios/expired-session.ts';
import { flakyLookupsScenario } from './scenarios/flaky-lookups.ts';
import { giftLinkUsedTwiceScenario } from './scenarios/gift-link-used-twice.ts';
import { lostAnswersScenario } from './scenarios/lost-answers.ts';
import { otpBlockedScenario } from './scenarios/otp-blocked.ts';
import { otpOffScenario } from './scenarios/otp-off.ts';
import { qrCancelledScenario } from './scenarios/qr-cancelled.ts';
import { qrPaidScenario } from './scenarios/qr-paid.ts';
import { rateLimitedScenario } from './scenarios/rate-limited.ts';
import { serviceTerminatesMidwayScenario } from './scenarios/service-terminates-midway.ts';
import { slipDuplicateThenPaidScenario } from './scenarios/slip-duplicate-then-paid.ts';
import { slipRejectedScenario } from './scenarios/slip-rejected.ts';
import { slowNetworkScenario } from './scenarios/slow-network.ts';
import { terminatedScenario } from './scenarios/terminated.ts';
import { withdrawLostAnswerScenario } from './scenarios/withdraw-lost-answer.ts';
import { withdrawRejectedScenario } from './scenarios/withdraw-rejected.ts';
import type { Scenario } from './scenario.ts';

export const scenarios: readonly Scenario[] = [
  defaultScenario,
  emptyScenario,
  otpOffScenario,
  terminatedScenario,
  lostAnswersScenario,
  qrPaidScenario,
  qrCancelledScenario,
  slipDuplicateThenPaidScenario,
  slipRejectedScenario,
  giftLinkUsedTwiceScenario,
  withdrawRejectedScenario,
  withdrawLostAnswerScenario,
  bonusReachedLimitScenario,
  expiredSessionScenario,
  otpBlockedScenario,
  rateLimitedScenario,
  slowNetworkScenario,
  flakyLookupsScenario,
  chatReconnectScenario,
  serviceTerminatesMidwayScenario,
];

const names = scenarios.map(({ name }) => name);

/** The control API takes the content of a file, because a path of the caller may not exist here. */
const ofFile = (name: string): string =>
  name.endsWith('.json') ? ' For a file, send its content as the scenario.' : '';

/** Returns a built-in scenario by name. Throws a ControlError with the known names. */
export function findScenario(name: string): Scenario {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario)
    throw new ControlError(
      'invalid',
      `No scenario ${name}${suggestion(name, names) || ';'} there is ${names.join(', ')}.${ofFile(name)}`,
    );
  return scenario;
}
