import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { RegisterScreen, registerSteps, type RegisterStep } from '@wallet/ui/registration';
import { useEffect } from 'react';
import { loadableOf } from '#api/query.ts';
import { textIn } from '#navigation/dialog-search.ts';
import { useBanks, otpSettingQuery, useSources } from '#registration/api.ts';
import { marketName } from '#env.ts';
import { useWizard } from '#registration/use-wizard.ts';
import { writeStored } from '#api/storage/browser-storage.ts';

interface RegisterSearch {
  step?: RegisterStep;
  code?: string;
}

export const Route = createFileRoute('/_guest/register')({
  validateSearch: ({ step, code }: Record<string, unknown>): RegisterSearch => {
    const known = registerSteps.find((one) => one === step);
    const typed = textIn(code)?.slice(0, 64);
    return { ...(known && { step: known }), ...(typed !== undefined && { code: typed }) };
  },
  loader: ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(otpSettingQuery());
    return i18n.load('registration');
  },
  component: Register,
});

function Register() {
  const { step = 'phone', code } = Route.useSearch();
  const navigate = useNavigate();
  const otpSetting = useQuery(otpSettingQuery());
  const sources = useSources(step === 'profile');
  const banks = useBanks(step === 'profile' || step === 'bank');
  const wizard = useWizard(step, code, otpSetting.data?.registerOTP);

  useEffect(() => {
    if (code) writeStored('code', code);
  }, [code]);

  return (
    <RegisterScreen
      market={marketName}
      step={wizard.step}
      onStep={wizard.goTo}
      values={wizard.values}
      onChange={wizard.change}
      onSubmitStep={wizard.submit}
      progress={wizard.progress}
      onEdit={wizard.edit}
      otpSetting={loadableOf({ ...otpSetting, data: otpSetting.data?.registerOTP })}
      otp={wizard.otp}
      onResendOtp={wizard.resendOtp}
      isPhoneVerified={wizard.isPhoneVerified}
      sources={loadableOf(sources)}
      banks={loadableOf(banks)}
      hasDraft={wizard.hasDraft}
      onLeave={() => void navigate({ to: '/login', state: { registered: wizard.values.phone } })}
    />
  );
}
