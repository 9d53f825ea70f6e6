import { bonusTypes, type Bonus } from '@wallet/contract/bonus';
import { rewardSources } from '@wallet/contract/statement';
import { useTranslation } from '../i18n/index.ts';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';

const known = [...bonusTypes, ...rewardSources] as const;

/** Returns the name of a bonus type; an unlisted type is returned unchanged. */
export function useBonusTypeName(): (type: string) => string {
  const t = useTranslation('bonus');
  return (type) => {
    const name = known.find((one) => one === type);
    return name ? t(`type.${name}`) : type;
  };
}

/** Returns how often a bonus is given; only its type when the backend sends no number. */
export function useFrequencyText(): (bonus: Pick<Bonus, 'type' | 'maxReceived'>) => string {
  const t = useTranslation('bonus');
  const typeName = useBonusTypeName();
  return ({ type, maxReceived }) =>
    isListed(bonusTypes, type) && Number.isFinite(maxReceived)
      ? t(`often.${type}`, { count: maxReceived })
      : typeName(nameOfKind(type));
}

const placeholder = /\{\{\s*percentFail\s*\}\}|\{percentFail\}|\bpercentFail\b/g;

/**
 * Replaces the placeholder of the operator's markup by the percentage, before sanitising (spec 2). Without a
 * percentage it becomes a dash.
 */
export const withPercentFail = (html: string, percentFail: number | undefined): string =>
  html.replace(placeholder, percentFail === undefined ? '–' : String(percentFail));
