import { useQuery } from '@tanstack/react-query';
import { BonusModal } from '@wallet/ui/bonus/BonusModal';
import { bonusesQuery, useActivateBonus } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useReceiveBonus } from './use-receive-bonus.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';

/** `?modal=bonus&code=CODE` */
export function BonusDialog() {
  const { search } = useDialog();
  const code = useLastDefined(search.code);
  // The key resets the outcome of the previous bonus.
  return code !== undefined && <BonusSheet key={code} code={code} />;
}

function BonusSheet({ code }: { code: string }) {
  const { search } = useDialog();
  const isOpen = search.modal === 'bonus' && search.code === code;
  const bonuses = useQuery({ ...bonusesQuery(), enabled: isOpen });
  const bonus = bonuses.data && (bonuses.data.find((one) => one.code === code) ?? null);
  const sheet = useReceiveBonus(isOpen, useActivateBonus, code);
  return <BonusModal {...sheet} bonus={loadableOf({ ...bonuses, data: bonus })} />;
}
