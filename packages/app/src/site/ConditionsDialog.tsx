import { ConditionsModal } from '@wallet/ui/site';
import { loadableOf } from '#api/query.ts';
import { useConditions } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';

/** `?modal=conditions` */
export function ConditionsDialog() {
  const { isOpen, close } = useDialog('conditions');
  const conditions = useConditions(isOpen);
  return <ConditionsModal isOpen={isOpen} onClose={close} conditions={loadableOf(conditions)} />;
}
