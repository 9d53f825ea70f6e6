import { Alert } from '@mantine/core';
import { markets, type MarketName } from '@wallet/contract/market';
import { leastPassword } from '@wallet/contract/password';
import { otpLength } from '@wallet/contract/registration';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useEffect, useRef } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { placeOfRefusal, problemsOf, type RegisterProblem, type RegisterValues } from '../rules.ts';
import type { RegisterStep } from '../step-order.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

/** Returns the rules of a step for its form: a message for each invalid field, and for the field of a refusal. */
export function useStepRules(step: RegisterStep, market: MarketName) {
  const t = useTranslation('registration');
  const { errorSentences } = useErrors();
  const { phone, accountDigits } = markets[market];
  const textOf = (problem: RegisterProblem) => {
    if (problem === 'phoneDigits')
      return t('problem.phoneDigits', { digits: 'exactly' in phone ? phone.exactly : '' });
    if (problem === 'numberLength') return t('problem.numberLength', accountDigits);
    if (problem === 'passwordLength') return t('problem.passwordLength', { least: leastPassword });
    if (problem === 'otp') return t('problem.otp', { digits: otpLength });
    return t(`problem.${problem}`);
  };
  return {
    validate: (values: RegisterValues) =>
      Object.fromEntries(
        Object.entries(problemsOf(step, values, market)).map(([field, problem]) => [
          field,
          problem && textOf(problem),
        ]),
      ),
    errorsOf(failure: ErrorBody) {
      const place = placeOfRefusal(failure.message);
      return place?.step === step && place.field ? { [place.field]: errorSentences(failure) } : {};
    },
  };
}

export interface RegisterFailureProps {
  step: RegisterStep;
  progress: Progress;
}

/** Reason of a refusal that belongs to no field. */
export function RegisterFailure({ step, progress }: RegisterFailureProps) {
  const t = useTranslation('registration');
  const { errorText, errorAdvice } = useErrors();
  const login = <Link href="/login">{t('login')}</Link>;
  const alert = useRef<HTMLDivElement>(null);
  const reason = 'failure' in progress ? errorText(progress.failure) : '';
  // Out from behind the sticky bar; again when the text has loaded.
  useEffect(() => {
    // Some browsers return a promise, which is no cleanup.
    void alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [reason]);
  if (progress.state === 'unknown')
    return step === 'bank' ? (
      // The account may exist; only a login can confirm it.
      <Alert ref={alert} {...alertProps.warning}>
        {reason} {t('outcomeUnknown')}
        {login}
      </Alert>
    ) : (
      <Alert ref={alert} {...alertProps.warning} title={reason}>
        {errorAdvice(progress.failure)}
      </Alert>
    );
  if (progress.state !== 'refused') return null;
  const { failure } = progress;
  const isMember = failure.message === 'GAME_ACTIVATION_FAIL';
  return (
    <Alert ref={alert} {...alertProps[isMember ? 'warning' : 'failure']} title={reason}>
      {errorAdvice(failure)}
      {isMember ? login : <Link href="/contact">{t('contact')}</Link>}
    </Alert>
  );
}
