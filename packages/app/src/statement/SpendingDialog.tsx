import { SpendingModal, type SpendingPeriod } from '@wallet/ui/statement/SpendingModal';
import { useState } from 'react';
import { useSpending } from './use-spending.ts';
import { useDialog } from '#navigation/dialog.ts';

/** `?modal=spending` */
export function SpendingDialog() {
  const { isOpen, close } = useDialog('spending');
  const [period, setPeriod] = useState<SpendingPeriod>('week');
  return (
    <SpendingModal
      isOpen={isOpen}
      onClose={close}
      period={period}
      onPeriod={setPeriod}
      {...useSpending(isOpen, period)}
    />
  );
}
