/** Whose room: a member's, or that of a guest. */
export interface Room {
  readonly member?: string;
  readonly guest?: string;
}

export const keyOf = ({ member, guest }: Room): string => member ?? guest ?? '';
