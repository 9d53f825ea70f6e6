import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter, type RouterHistory } from '@tanstack/react-router';
import { idle, retryAtOf } from '@wallet/ui/base/progress';
import {
  draftOf,
  emptyValues,
  withoutSecrets,
  placeOfRefusal,
  registrationOf,
  type OtpState,
  type RegisterStep,
  type RegisterValues,
} from '@wallet/ui/registration';
import { useEffect, useEffectEvent, useState } from 'react';
import { otpSettingQuery, useRegister, useSendOtp, useValidateRegistration, useVerifyOtp } from './api.ts';
import { marketName } from '#env.ts';
import { removeStored, readStored, writeStored } from '#api/storage/browser-storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Input at /register without secrets; it lives as long as this history entry. */
    registration?: Partial<RegisterValues>;
    /** The sent code; it survives a reload, because phones discard background pages. */
    otp?: SentOtp | undefined;
  }
}

/** Chromium drops history state written at `pagehide`, and phones do not fire `beforeunload`. */
const lastMoments = ['beforeunload', 'pagehide'] as const;

/** Default milliseconds before another code may be requested. */
const resendAfter = 60_000;

type SentOtp = ReturnType<typeof sentTo>;

const sentTo = (phone: string, otpToken: string, otpRef: string | undefined) => ({
  phone,
  otpToken,
  otpRef,
  resendAt: Date.now() + resendAfter,
});

/** Calls of the wizard by their step; `resend` belongs to the step of the code. */
type Started = RegisterStep | 'resend';

/** Returns the step, or the earlier one with fields that it lacks, for example after a reload. */
function possibleStep(wanted: RegisterStep, { phone, password }: RegisterValues, isCodeSent: boolean) {
  if (wanted !== 'phone' && phone === '') return 'phone';
  if (wanted === 'otp' && !isCodeSent) return 'phone';
  if (wanted === 'bank' && password === '') return 'profile';
  return wanted;
}

/** Returns the place of the present entry in the history. */
const entryOf = (history: RouterHistory) => history.location.state.__TSR_index;

/** State of the registration wizard (spec 4): step, values and submit handlers. */
export function useWizard(wanted: RegisterStep, code: string | undefined, isOtpOn: boolean | undefined) {
  const router = useRouter();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  // Back leads to the entries of a finished registration, also for the next person on this phone.
  const finished = readStored('registered');
  const draft = finished && state.registration?.phone === finished ? undefined : state.registration;
  const [values, setValues] = useState<RegisterValues>(() => ({
    ...emptyValues(marketName, code ?? readStored('code')),
    ...draft,
  }));
  const [hasDraft] = useState(Boolean(draft?.name));
  const [sent, setSent] = useState(
    // The clock of the phone may have been ahead.
    () => state.otp && { ...state.otp, resendAt: Math.min(state.otp.resendAt, Date.now() + resendAfter) },
  );
  const [started, setStarted] = useState<Started>('phone');
  const [startedAt, setStartedAt] = useState(0);
  const [verifiedPhone, setVerifiedPhone] = useState<string>();
  const [isMember, setMember] = useState(false);

  const stored = { registration: withoutSecrets(values), otp: sent };
  const goTo = (step: RegisterStep, state = stored, isReplacing = false) =>
    void navigate({
      to: '/register',
      search: (search) => ({ ...search, step }),
      state,
      replace: isReplacing,
    });
  const store = (state: typeof stored) => {
    const { location } = router.history;
    router.history.replace(location.href, { ...location.state, ...state });
  };

  const otp = useSendOtp(({ code: status, otpToken, otpRef }, { body: { phoneNumber } }) => {
    const isVerified = status === 'OTP_VERIFIED';
    setVerifiedPhone(isVerified ? phoneNumber : undefined);
    const next = otpToken === undefined ? undefined : sentTo(phoneNumber, otpToken, otpRef);
    setSent(next);
    if (isVerified || wanted === 'phone') goTo(isVerified ? 'profile' : 'otp', { ...stored, otp: next });
    else store({ ...stored, otp: next });
  });
  const verification = useVerifyOtp(() => {
    setVerifiedPhone(values.phone);
    goTo('profile');
  });
  const validation = useValidateRegistration(() => goTo('bank'));
  const registration = useRegister(() => {
    // The invite code must not apply to the next person on this phone.
    removeStored('code');
    writeStored('registered', values.phone, 'for-session');
    setMember(true);
  });

  const effects = { phone: otp, otp: verification, profile: validation, bank: registration, resend: otp };
  const { progress, reset } = effects[started];
  const isCodeSent = isOtpOn !== false && sent?.phone === values.phone;
  const isSending = progress.state === 'pending';
  const startedStep = started === 'resend' ? 'otp' : started;
  // Back leaves no step that is being sent: its response would lead away from the other one.
  const step = isSending ? startedStep : possibleStep(wanted, values, isCodeSent);
  const leadTo = useEffectEvent((step: RegisterStep) => {
    const entries = startedAt - entryOf(router.history);
    if (isSending && entries !== 0) router.history.go(entries);
    else goTo(step, stored, true);
  });
  useEffect(() => {
    if (step !== wanted && !isMember) leadTo(step);
  }, [step, wanted, isMember]);

  const leave = useEffectEvent(() => store(stored));
  useEffect(() => {
    const onLeave = () => leave();
    for (const moment of lastMoments) window.addEventListener(moment, onLeave);
    return () => lastMoments.forEach((moment) => window.removeEventListener(moment, onLeave));
  }, []);

  const refusal = progress.state === 'refused' ? progress.failure.message : '';
  const isShown = isSending || started === step || placeOfRefusal(refusal)?.step === step;

  // The operator may have enabled codes since the page read the setting.
  useEffect(() => {
    if (refusal === 'UNVERIFIED_OTP') void client.invalidateQueries({ queryKey: otpSettingQuery().queryKey });
  }, [client, refusal]);

  /** Starts a call and clears the outcome of the previous one. */
  const start = (one: Started, run: () => unknown) => {
    reset();
    setStarted(one);
    setStartedAt(entryOf(router.history));
    return run();
  };

  const submit = (at: RegisterStep, checked: RegisterValues) =>
    start(at, () => {
      switch (at) {
        case 'phone':
          return isOtpOn ? otp.run({ body: { phoneNumber: checked.phone } }) : goTo('profile');
        case 'otp':
          return verification.run({ body: { otpToken: sent?.otpToken ?? '', otpCode: checked.otpCode } });
        case 'profile':
          return validation.run({ body: draftOf(checked) });
        case 'bank':
          return registration.run({ body: registrationOf(checked) });
      }
    });

  const sending: OtpState = {
    reference: sent?.otpRef,
    resendAt: retryAtOf(otp.progress) ?? sent?.resendAt,
    blockedUntil: retryAtOf(verification.progress),
    resending: started === 'resend' ? progress : idle,
  };

  return {
    step: isMember ? ('done' as const) : step,
    values,
    hasDraft,
    otp: sent && sending,
    isPhoneVerified: verifiedPhone !== undefined && verifiedPhone === values.phone,
    progress: isShown ? progress : idle,
    goTo: (to: RegisterStep) => goTo(to),
    change: (changed: Partial<RegisterValues>) => setValues((before) => ({ ...before, ...changed })),
    submit,
    edit: reset,
    resendOtp: () => start('resend', () => otp.run({ body: { phoneNumber: values.phone } })),
  };
}
