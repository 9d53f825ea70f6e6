import { useWords } from '../words/index.ts';

/** What a bonus of a member can come from, beside those on offer, whose type tells how they are counted. */
const known = ['limit', 'day', 'week', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

/** Turns the type of the bonus a member has into words; a type nobody knows is shown as it came. */
export function useTypeName(): (type: string) => string {
  const t = useWords('bonus');
  return (type) => {
    const name = known.find((one) => one === type);
    return name ? t(`type.${name}`) : type;
  };
}
