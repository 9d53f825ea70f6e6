import { useQuery } from '@tanstack/react-query';
import { AgreementModal } from '@wallet/ui/site';
import { useState } from 'react';
import { loadableOf } from '../../../../api/query.ts';
import { agreementsQuery } from '../../../../api/site.ts';
import { agree, isAgreed } from '../../../../session/agreement.ts';

/** The user agreement; it waits until nothing else is open. */
export function AgreementDialog({ mayOpen }: { mayOpen: boolean }) {
  const [isPending, setPending] = useState(!isAgreed());
  const agreements = useQuery({ ...agreementsQuery(), enabled: isPending });
  const hasSome = agreements.data?.length !== 0;

  return (
    <AgreementModal
      isOpen={isPending && mayOpen && hasSome}
      agreements={loadableOf(agreements)}
      onConfirm={() => {
        agree();
        setPending(false);
      }}
      onDismiss={() => setPending(false)}
    />
  );
}
