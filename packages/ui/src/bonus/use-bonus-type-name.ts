import { bonusTypes } from '@wallet/contract/bonus';
import { rewardSources } from '@wallet/contract/statement';
import { useTranslation } from '../i18n/index.ts';

const known = [...bonusTypes, ...rewardSources] as const;

/** Returns the name of a bonus type; an unlisted type is returned unchanged. */
export function useBonusTypeName(): (type: string) => string {
  const t = useTranslation('bonus');
  return (type) => {
    const name = known.find((one) => one === type);
    return name ? t(`type.${name}`) : type;
  };
}
