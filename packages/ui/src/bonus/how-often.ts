import { bonusTypes, type Bonus } from '@wallet/contract/bonus';
import { isListed, nameOfKind } from '@wallet/contract/wire/kind';
import { useWords } from '../words/index.ts';
import { useTypeName } from './type-name.ts';

/** Returns the words for how often a bonus is given; its type alone where the backend says no more. */
export function useHowOften(): (bonus: Pick<Bonus, 'type' | 'maxReceived'>) => string {
  const t = useWords('bonus');
  const typeName = useTypeName();
  return ({ type, maxReceived }) =>
    isListed(bonusTypes, type) && Number.isFinite(maxReceived)
      ? t(`often.${type}`, { count: maxReceived })
      : typeName(nameOfKind(type));
}
