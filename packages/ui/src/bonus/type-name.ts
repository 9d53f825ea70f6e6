import { bonusTypes } from '@wallet/contract/bonus';
import { gainSources } from '@wallet/contract/statement';
import { useWords } from '../words/index.ts';

/** How a bonus on offer is counted, or where any other came from. */
const known = [...bonusTypes, ...gainSources] as const;

/** Turns the type of the bonus a member has into words; a type nobody knows is shown as it came. */
export function useTypeName(): (type: string) => string {
  const t = useWords('bonus');
  return (type) => {
    const name = known.find((one) => one === type);
    return name ? t(`type.${name}`) : type;
  };
}
