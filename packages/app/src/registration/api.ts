import { registration as contract } from '@wallet/contract/registration';
import { contractHooks } from '#api/tsr.ts';
import { type WhenDone } from '#api/use-api-mutation.ts';

const tsr = contractHooks('registration', contract);

export const useBanks = (enabled: boolean) => tsr.banks.useQuery({}, { enabled });
export const useSources = (enabled: boolean) => tsr.sources.useQuery({}, { enabled });
export const otpSettingQuery = () => tsr.otpSetting.queryOptions({});

/** Sends a one-time password; the response contains whether one is required. */
export const useSendOtp = (onDone: WhenDone<typeof contract.sendOtp>) => tsr.sendOtp.useMutation({ onDone });

export const useVerifyOtp = (onDone: WhenDone<typeof contract.verifyOtp>) =>
  tsr.verifyOtp.useMutation({ onDone });

/** Validates a registration without creating it. */
export const useValidateRegistration = (onDone: WhenDone<typeof contract.validate>) =>
  tsr.validate.useCheck(onDone);

export const useRegister = (onDone: WhenDone<typeof contract.register>) =>
  tsr.register.useMutation({ onDone });
