import { Button } from '@mantine/core';
import type { MarketName } from '@wallet/contract/market';
import type { Bank, Source } from '@wallet/contract/registration';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { minutesAndSeconds, useSecondsLeft } from '../../base/countdown/countdown.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { focusFirstInvalid } from '../../base/first-invalid/first-invalid.ts';
import { useErrorSentences, useWords } from '../../words/index.ts';
import { BankStep } from '../BankStep/BankStep.tsx';
import { OtpStep, type OtpOnItsWay } from '../OtpStep/OtpStep.tsx';
import { PhoneStep } from '../PhoneStep/PhoneStep.tsx';
import { ProfileStep } from '../ProfileStep/ProfileStep.tsx';
import {
  placeOfRefusal,
  problemsOf,
  type RegisterField,
  type RegisterProblems,
  type RegisterValues,
} from '../rules.ts';
import { stepsOf, type RegisterStep } from '../step-order.ts';
import { RegisterFailure, useProblemText } from './RegisterFailure.tsx';
import classes from './RegisterScreen.module.css';

export interface StepFormProps {
  /** Whose rules. */
  market: MarketName;
  step: RegisterStep;
  /** Asked for by Back, by changing the number, and by a refusal that another step owns. */
  onStep: (step: RegisterStep) => void;
  values: RegisterValues;
  /** Called with the fields that changed. */
  onChange: (change: Partial<RegisterValues>) => void;
  /** Called once per intent with what was checked; answer the promise of the work. */
  onSubmitStep: (step: RegisterStep, values: RegisterValues) => unknown;
  /** How what was submitted last stands; a refusal shows at the step that owns it. */
  progress: Progress;
  /** Called by the first input after a refusal, which then no longer holds. */
  onEdit: () => void;
  /** Whether a code is sent to the phone. */
  isOtpOn: boolean;
  /** The code on its way; nothing before one was asked for. */
  otp?: OtpOnItsWay | undefined;
  /** Asks for another code; answer the promise of the work. */
  onResendOtp: () => unknown;
  /** Whether the phone number is verified (OTP_VERIFIED, or by its code). */
  isPhoneVerified: boolean;
  /** Answers to “where did you hear of us”. */
  sources: Loadable<readonly Source[]>;
  /** Banks to choose from. */
  banks: Loadable<readonly Bank[]>;
  /** The least age of a player, from the operator's configuration. */
  minimumAge?: number | undefined;
  /** Where members log in. */
  loginHref: string;
  /** Where help is. */
  contactHref: string;
}

/** One step as a form: checks it, marks what is wrong, and hands over what is right. */
export function StepForm(props: StepFormProps) {
  const { market, step, values, progress, isOtpOn, otp, onChange, onEdit, onStep, onSubmitStep } = props;
  const t = useWords('registration');
  const problemText = useProblemText(market);
  const sentencesOf = useErrorSentences();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(values);
  const [problems, setProblems] = useState<RegisterProblems>({});
  const isPending = progress.state === 'pending';
  const blockedFor = useSecondsLeft(step === 'otp' ? otp?.blockedUntil : undefined);
  const submitOnce = useClickLock(() => onSubmitStep(step, sent.current), isPending);

  const failure = progress.state === 'refused' ? progress.failure : undefined;
  const place = failure && placeOfRefusal(failure.message);
  const blamed = place?.step === step ? place.field : undefined;
  useEffect(() => {
    if (blamed !== undefined && form.current) focusFirstInvalid(form.current);
  }, [failure, blamed]);

  const forget = () => {
    if (progress.state === 'refused' || progress.state === 'unknown') onEdit();
  };
  const change = (changed: Partial<RegisterValues>) => {
    onChange(changed);
    setProblems(without(problems, changed));
    forget();
  };
  const leaveFor = (other: RegisterStep) => {
    forget();
    onStep(other);
  };
  const submit = (complete: RegisterValues) => {
    if (blockedFor > 0) return;
    const found = problemsOf(step, complete, market);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    sent.current = complete;
    submitOnce();
  };
  const errorOf = (field: RegisterField) => {
    const problem = problems[field];
    if (problem) return problemText(problem);
    return failure && blamed === field ? sentencesOf(failure) : undefined;
  };

  const common = { market, values, errorOf, onChange: change };
  const previous = stepsOf(isOtpOn)[stepsOf(isOtpOn).indexOf(step) - 1];
  const action =
    blockedFor > 0
      ? t('otp.blockedFor', { time: minutesAndSeconds(blockedFor) })
      : {
          phone: isOtpOn ? t('phone.sendCode') : t('common:actions.next'),
          otp: t('otp.verify'),
          profile: t('common:actions.next'),
          bank: t('bank.submit'),
        }[step];
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(values);
      }}
    >
      {step === 'phone' && <PhoneStep {...common} isOtpOn={isOtpOn} minimumAge={props.minimumAge} />}
      {step === 'otp' && (
        <OtpStep
          {...common}
          otp={otp ?? { resending: { state: 'idle' } }}
          onResend={props.onResendOtp}
          onChangeNumber={() => leaveFor('phone')}
          onComplete={(otpCode) => submit({ ...values, otpCode })}
        />
      )}
      {step === 'profile' && (
        <ProfileStep {...common} sources={props.sources} isPhoneVerified={props.isPhoneVerified} />
      )}
      {step === 'bank' && <BankStep {...common} banks={props.banks} />}
      <div role="alert" className={classes.live}>
        {blamed === undefined && (
          <RegisterFailure
            step={step}
            progress={progress}
            loginHref={props.loginHref}
            contactHref={props.contactHref}
          />
        )}
      </div>
      <div className={classes.actions}>
        {previous && (
          <Button
            variant="default"
            size="compact-lg"
            className={classes.back}
            disabled={isPending}
            onClick={() => leaveFor(previous === 'otp' ? 'phone' : previous)}
          >
            {t('common:actions.back')}
          </Button>
        )}
        <Button type="submit" size="compact-lg" loading={isPending} disabled={blockedFor > 0}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** The problems that a change does not touch; the two passwords are judged together. */
function without(problems: RegisterProblems, changed: Partial<RegisterValues>): RegisterProblems {
  const touched = new Set(Object.keys(changed));
  if (touched.has('password')) touched.add('confirmPassword');
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !touched.has(field)));
}
