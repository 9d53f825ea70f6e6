/** Items that were appended to a list. */
export interface AddedItems {
  readonly lengthBefore: number;
  readonly items: readonly unknown[];
}

/** Returns the items appended to a list, so that a long index is not stored for one more; undefined for other changes. */
export function addedItems(before: unknown, now: unknown): AddedItems | undefined {
  if (!Array.isArray(before) || !Array.isArray(now) || now.length <= before.length) return undefined;
  const { length: lengthBefore } = before;
  const isGrown = before.every((item, index) => item === now[index]);
  return isGrown ? { lengthBefore, items: now.slice(lengthBefore) } : undefined;
}
