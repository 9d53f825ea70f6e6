import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import type { OtpSent } from '@wallet/contract/registration';
import {
  draftOf,
  emptyValues,
  keptValues,
  registrationOf,
  type OtpOnItsWay,
  type RegisterStep,
  type RegisterValues,
} from '@wallet/ui/registration';
import { useEffect, useState } from 'react';
import { useRegister, useSendOtp, useValidateRegistration, useVerifyOtp } from '../api/registration.ts';
import { marketName } from '../env.ts';
import { readStored } from '../session/browser-storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was typed at /register, without secrets: it lives as long as this entry of the history. */
    registration?: Partial<RegisterValues>;
  }
}

/** Chromium no longer keeps what is written at `pagehide`, and phones know nothing of `beforeunload`. */
const lastMoments = ['beforeunload', 'pagehide'] as const;

/** Milliseconds until another code may be asked for, where the backend does not say. */
const resendAfter = 60_000;

interface SentOtp extends OtpSent {
  readonly resendAt: number;
}

/** The wizard of spec 4: which step, with which values, and what submitting it does. */
export function useWizard(wanted: RegisterStep, code: string | undefined, isOtpOn: boolean) {
  const router = useRouter();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [values, setValues] = useState<RegisterValues>(() => ({
    ...emptyValues(marketName, code ?? readStored('code')),
    ...state.registration,
  }));
  const [hasDraft] = useState(state.registration !== undefined);
  const [sent, setSent] = useState<SentOtp>();
  const [verifiedPhone, setVerifiedPhone] = useState<string>();
  const [isMember, setMember] = useState(false);

  const goTo = (step: RegisterStep, isReplacing = false) =>
    void navigate({
      to: '/register',
      search: (search) => ({ ...search, step }),
      state: { registration: keptValues(values) },
      replace: isReplacing,
    });

  const otp = useSendOtp((answer, { body }) => {
    setSent({ ...answer, resendAt: Date.now() + resendAfter });
    if (answer.code === 'OTP_VERIFIED') setVerifiedPhone(body.phoneNumber);
    if (answer.code === 'OTP_VERIFIED' || wanted === 'phone')
      goTo(answer.code === 'OTP_VERIFIED' ? 'profile' : 'otp');
  });
  const verification = useVerifyOtp(() => {
    setVerifiedPhone(values.phone);
    goTo('profile');
  });
  const validation = useValidateRegistration(() => goTo('bank'));
  const registration = useRegister(() => setMember(true));

  // A step whose beginnings are lost, after a reload or by a typed address, starts where they are asked for.
  const missing: RegisterStep | undefined =
    wanted !== 'phone' && values.phone === ''
      ? 'phone'
      : wanted === 'otp' && (!isOtpOn || sent?.otpToken === undefined)
        ? 'phone'
        : wanted === 'bank' && values.password === ''
          ? 'profile'
          : undefined;
  const step = missing ?? wanted;
  useEffect(() => {
    if (missing && !isMember)
      void navigate({ to: '/register', search: (search) => ({ ...search, step: missing }), replace: true });
  }, [missing, isMember, navigate]);

  useEffect(() => {
    const keep = () => {
      const { location } = router.history;
      router.history.replace(location.href, { ...location.state, registration: keptValues(values) });
    };
    for (const moment of lastMoments) window.addEventListener(moment, keep);
    return () => lastMoments.forEach((moment) => window.removeEventListener(moment, keep));
  }, [router, values]);

  const effects = { phone: otp, otp: verification, profile: validation, bank: registration };
  const submitted = effects[step];

  const submit = (at: RegisterStep, checked: RegisterValues) => {
    switch (at) {
      case 'phone':
        return isOtpOn ? otp.run({ body: { phoneNumber: checked.phone } }) : goTo('profile');
      case 'otp':
        return verification.run({ body: { otpToken: sent?.otpToken ?? '', otpCode: checked.otpCode } });
      case 'profile':
        return validation.run({ body: draftOf(checked) });
      case 'bank':
        return registration.run({ body: registrationOf(checked, marketName) });
    }
  };

  const onItsWay: OtpOnItsWay = {
    reference: sent?.otpRef,
    resendAt: otp.retryAt ?? sent?.resendAt,
    blockedUntil: verification.retryAt,
    resending: otp.progress,
  };

  return {
    step: isMember ? ('done' as const) : step,
    values,
    hasDraft,
    otp: sent && onItsWay,
    isPhoneVerified: verifiedPhone !== undefined && verifiedPhone === values.phone,
    progress: submitted.progress,
    goTo,
    change: (changed: Partial<RegisterValues>) => setValues((before) => ({ ...before, ...changed })),
    submit,
    edit: submitted.reset,
    resendOtp: () => otp.run({ body: { phoneNumber: values.phone } }),
  };
}
