import { useQuery } from '@tanstack/react-query';
import { mapLoadable } from '@wallet/ui/base/loadable';
import { notify } from '@wallet/ui/base/Toasts';
import { BankAccountModal } from '@wallet/ui/registration/BankAccountModal';
import { useTranslation } from '@wallet/ui/i18n';
import { profileQuery, useUpdateProfile } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useResetAtEnd } from '#api/use-reset.ts';
import { useBanks } from '#registration/api.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { useDialog } from '#navigation/dialog.ts';
import { marketName } from '#env.ts';

/** `?modal=bank-account` */
export function BankAccountDialog() {
  const t = useTranslation('registration');
  const { isOpen, close, finish } = useDialog('bank-account');
  const profile = useQuery({ ...profileQuery(), enabled: isOpen });
  // A save drops the profile before the sheet has closed.
  const data = useLastDefined(profile.data);
  const banks = useBanks(isOpen);
  const update = useUpdateProfile(() => {
    notify({ tone: 'success', text: t('account.done') });
    finish();
  });
  useResetAtEnd(isOpen, [update]);
  return (
    <BankAccountModal
      isOpen={isOpen}
      onClose={close}
      market={marketName}
      banks={loadableOf(banks)}
      name={mapLoadable(loadableOf({ ...profile, data }), ({ profile: { name } }) => name)}
      progress={update.progress}
      onSave={(body) => update.run({ body })}
      onReset={update.reset}
    />
  );
}
