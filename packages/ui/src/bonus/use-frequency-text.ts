import { bonusTypes, type Bonus } from '@wallet/contract/bonus';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { useTranslation } from '../i18n/index.ts';
import { useBonusTypeName } from './use-bonus-type-name.ts';

/** Returns how often a bonus is given; only its type when the backend sends no number. */
export function useFrequencyText(): (bonus: Pick<Bonus, 'type' | 'maxReceived'>) => string {
  const t = useTranslation('bonus');
  const typeName = useBonusTypeName();
  return ({ type, maxReceived }) =>
    isListed(bonusTypes, type) && Number.isFinite(maxReceived)
      ? t(`often.${type}`, { count: maxReceived })
      : typeName(nameOfKind(type));
}
