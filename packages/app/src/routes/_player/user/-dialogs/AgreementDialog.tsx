import { useQuery } from '@tanstack/react-query';
import { AgreementModal } from '@wallet/ui/site';
import { useEffect, useState } from 'react';
import { loadableOf } from '../../../../api/query.ts';
import { agreementsQuery } from '../../../../api/site.ts';
import { agree, isAgreed } from '../../../../session/agreement.ts';

/** The user agreement; it waits until nothing else is open. */
export function AgreementDialog({ mayOpen }: { mayOpen: boolean }) {
  const [isPending, setPending] = useState(!isAgreed());
  const isOpen = isPending && mayOpen;
  const agreements = useQuery({ ...agreementsQuery(), enabled: isPending });
  const hasNone = agreements.data?.length === 0;
  useEffect(() => {
    if (hasNone) setPending(false);
  }, [hasNone]);

  return (
    <AgreementModal
      isOpen={isOpen}
      agreements={loadableOf(agreements)}
      onConfirm={() => {
        agree();
        setPending(false);
      }}
      onDismiss={() => setPending(false)}
    />
  );
}
