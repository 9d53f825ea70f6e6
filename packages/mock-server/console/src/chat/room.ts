/** The owner of a room: a member or a guest. */
export interface Room {
  readonly member?: string;
  readonly guest?: string;
}

export const keyOf = ({ member, guest }: Room): string => member ?? guest ?? '';
