import { registration as contract } from '@wallet/contract/registration';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall, type WhenDone } from '#api/use-api-mutation.ts';
import { reading } from '#api/query.ts';
import { useCheck } from '#api/use-check.ts';

const calls = endpointsOf('registration', contract);

export const banksQuery = () => reading(calls.banks, {});
export const sourcesQuery = () => reading(calls.sources, {});
export const otpSettingQuery = () => reading(calls.otpSetting, {});

/** Sends a one-time password; the answer tells whether one was needed. */
export const useSendOtp = (onDone: WhenDone<typeof contract.sendOtp>) =>
  useEffectCall(calls.sendOtp, { onDone });

export const useVerifyOtp = (onDone: WhenDone<typeof contract.verifyOtp>) =>
  useEffectCall(calls.verifyOtp, { onDone });

/** Checks a registration so far; makes nothing. */
export const useValidateRegistration = (onDone: WhenDone<typeof contract.validate>) =>
  useCheck(calls.validate, onDone);

export const useRegister = (onDone: WhenDone<typeof contract.register>) =>
  useEffectCall(calls.register, { onDone });
