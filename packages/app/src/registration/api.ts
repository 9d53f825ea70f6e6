import { registration as contract } from '@wallet/contract/registration';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation, type WhenDone } from '#api/use-api-mutation.ts';
import { readQuery } from '#api/query.ts';
import { useCheck } from '#api/use-check.ts';

const calls = endpointsOf('registration', contract);

export const banksQuery = () => readQuery(calls.banks, {});
export const sourcesQuery = () => readQuery(calls.sources, {});
export const otpSettingQuery = () => readQuery(calls.otpSetting, {});

/** Sends a one-time password; the answer tells whether one was needed. */
export const useSendOtp = (onDone: WhenDone<typeof contract.sendOtp>) =>
  useApiMutation(calls.sendOtp, { onDone });

export const useVerifyOtp = (onDone: WhenDone<typeof contract.verifyOtp>) =>
  useApiMutation(calls.verifyOtp, { onDone });

/** Checks a registration so far; makes nothing. */
export const useValidateRegistration = (onDone: WhenDone<typeof contract.validate>) =>
  useCheck(calls.validate, onDone);

export const useRegister = (onDone: WhenDone<typeof contract.register>) =>
  useApiMutation(calls.register, { onDone });
