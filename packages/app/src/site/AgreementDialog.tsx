import { useQuery } from '@tanstack/react-query';
import { AgreementModal } from '@wallet/ui/site';
import { loadableOf } from '#api/query.ts';
import { agreementsQuery } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { agree } from './agreement.ts';

/** `?modal=agreement` */
export function AgreementDialog() {
  const { isOpen, close } = useDialog('agreement');
  const agreements = useQuery({ ...agreementsQuery(), enabled: isOpen });

  return (
    <AgreementModal
      isOpen={isOpen}
      agreements={loadableOf(agreements)}
      onConfirm={() => {
        agree();
        close();
      }}
      onDismiss={close}
    />
  );
}
